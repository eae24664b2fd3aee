// The built-in sign-in page, which checks no password: for development, on this machine only.

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 12vh auto; padding: 0 1rem; color: #1f2933 }
label { display: block; margin: 1rem 0 .25rem }
input, select, button { font: inherit; width: 100%; box-sizing: border-box; padding: .5rem }
button { margin-top: 1.5rem; background: #1d4ed8; color: #fff; border: 0; border-radius: 4px }
small { color: #52606d }
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`;

export interface SignInForm {
  /** The identifier of the client. */
  readonly client: string;
  readonly providers: readonly { readonly id: string; readonly name: string }[];
}

/** Returns the page on which a person signs in as a user of the tenant. */
export function signInPage({ client, providers }: SignInForm): string {
  const choices = [{ id: '', name: 'Any provider of the tenant' }, ...providers];
  const options = choices
    .map(({ id, name }) => `<option value="${escapeHtml(id)}">${escapeHtml(name)}</option>`)
    .join('');
  return page(
    'Sign in',
    `<p>to continue to <strong>${escapeHtml(client)}</strong></p>
<form method="post">
<label for="provider">Identity provider</label>
<select id="provider" name="provider">${options}</select>
<label for="username">Mail address of a user of the tenant</label>
<input id="username" name="email" type="email" required autofocus autocomplete="username">
<label for="password">Password (ignored)</label>
<input id="password" name="password" type="password" autocomplete="off">
<label for="name">New name (optional)</label>
<input id="name" name="name" autocomplete="name">
<button id="submit">Sign in</button>
</form>
<p><small>This page checks no password. Use it only for development, on this machine.</small></p>`,
  );
}

/** Returns a page with one sentence, such as after sign-out. */
export const messagePage = (title: string, sentence: string) => page(title, `<p>${escapeHtml(sentence)}</p>`);

/** Returns the page that confirms a sign-out; `form` is the library's HTML form with its token against forgery. */
export const signOutPage = (form: string) =>
  page(
    'Sign out?',
    `${form}
<p>You are about to end your session on this server.</p>
<button id="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<button form="op.logoutForm">Stay signed in</button>`,
  );

/** The headers of pages: a page is not cached, loads nothing and cannot be framed. */
export const pageHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
} as const;
