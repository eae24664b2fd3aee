// The built-in sign-in page, which asks for no proof: for development, on this machine only.

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 12vh auto; padding: 0 1rem; color: #1f2933 }
label { display: block; margin: 1rem 0 .25rem }
input, select, button { font: inherit; width: 100%; box-sizing: border-box; padding: .5rem }
button { margin-top: 1.5rem; background: #1d4ed8; color: #fff; border: 0; border-radius: 4px }
small { color: #52606d }
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${body}
</body>
</html>
`;

export interface SignInForm {
  readonly client: string;
  readonly providers: readonly { readonly id: string; readonly name: string }[];
}

/** Returns the page on which users choose who they are. */
export function signInPage({ client, providers }: SignInForm): string {
  const all = [{ id: '', name: 'Any of the tenant' }, ...providers];
  const options = all.map(({ id, name }) => `<option value="${escaped(id)}">${escaped(name)}</option>`).join('');
  return page(
    'Sign in',
    `<p>to continue to <strong>${escaped(client)}</strong></p>
<form method="post">
<label for="provider">Identity provider</label>
<select id="provider" name="provider">${options}</select>
<label for="username">Mail address of a user of the tenant</label>
<input id="username" name="email" type="email" required autofocus autocomplete="username">
<label for="password">Password (any or none: it is ignored)</label>
<input id="password" name="password" type="password" autocomplete="off">
<label for="name">Name, if it is to be another one</label>
<input id="name" name="name" autocomplete="name">
<button id="submit">Sign in</button>
</form>
<p><small>This page checks no password. It is for development, and only on this machine.</small></p>`,
  );
}

/** A page with one sentence, such as after signing out. */
export const messagePage = (title: string, sentence: string) => page(title, `<p>${escaped(sentence)}</p>`);

/** Returns the page that asks whether to sign out; `form` is the library's HTML form, with its token against forgery. */
export const signOutPage = (form: string) =>
  page(
    'Sign out?',
    `${form}
<p>You are about to end your session on this server.</p>
<button id="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<button form="op.logoutForm">Stay signed in</button>`,
  );

/** The headers of pages: they are not cached, load nothing, and cannot be framed. */
export const pageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
} as const;
