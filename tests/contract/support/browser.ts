// As much of a browser as a sign-in needs: it follows redirects, keeps cookies, and fills in the form of the sign-in page.

export interface Browser {
  /** Goes to an address; stops at pages, and at addresses of other servers, which it does not open. */
  open(url: string): Promise<LoadedPage>;
  /** Sends a form of fields by POST. */
  submit(url: string, fields: Readonly<Record<string, string>>): Promise<LoadedPage>;
}

export interface LoadedPage {
  readonly url: URL;
  /** 0 for the address of another server. */
  readonly status: number;
  readonly text: string;
}

/** A browser without cookies, for which everything below `origin` is the server. */
export function newBrowser(origin: string): Browser {
  const jar = new Map<string, { value: string; path: string }>();

  async function request(url: URL, init: RequestInit = {}): Promise<LoadedPage> {
    if (url.origin !== new URL(origin).origin) return { url, status: 0, text: '' };
    const cookie = [...jar]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie, accept: 'text/html' } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/';
      if (/expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, { value, path });
    }
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location !== null) return request(new URL(location, url));
    const arrived = { url, status: response.status, text: await response.text() };
    const { action, fields } = formOf(arrived);
    // Pages of the server that send their form to it at once.
    const sendsItself =
      /forms\[0\]\.submit\(\)/.test(arrived.text) &&
      action.startsWith(`${origin}/`) &&
      !arrived.text.includes('op.logoutForm');
    return sendsItself ? request(new URL(action), { method: 'POST', body: new URLSearchParams(fields) }) : arrived;
  }

  return {
    open: (url) => request(new URL(url)),
    submit: (url, fields) => request(new URL(url), { method: 'POST', body: new URLSearchParams(fields) }),
  };
}

/** The fields of the first form of a page, and where it goes. */
export function formOf({ text, url }: LoadedPage): {
  readonly action: string;
  readonly fields: Record<string, string>;
} {
  const action = /<form[^>]*\saction="([^"]*)"/.exec(text)?.[1] ?? url.href;
  const fields = [...text.matchAll(/<input[^>]*\sname="([^"]*)"[^>]*\svalue="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  return { action, fields: Object.fromEntries(fields) as Record<string, string> };
}
