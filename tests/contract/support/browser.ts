// The parts of a browser that a sign-in needs: redirects, cookies and forms.

export interface Browser {
  /** Opens a URL and follows redirects to a page, or to a URL of another server, which it does not request. */
  open(url: string): Promise<LoadedPage>;
  /** Sends form fields by POST. */
  submit(url: string, fields: Readonly<Record<string, string>>): Promise<LoadedPage>;
}

export interface LoadedPage {
  readonly url: URL;
  /** The status of the response; 0 for a URL of another server. */
  readonly status: number;
  readonly text: string;
}

/** Returns a browser without cookies, for the server at an origin. */
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
    const finalPage = { url, status: response.status, text: await response.text() };
    const { action, fields } = formOf(finalPage);
    // Some pages submit their form to the server with a script.
    const isSelfSubmitting =
      /forms\[0\]\.submit\(\)/.test(finalPage.text) &&
      action.startsWith(`${origin}/`) &&
      !finalPage.text.includes('op.logoutForm');
    return isSelfSubmitting
      ? request(new URL(action), { method: 'POST', body: new URLSearchParams(fields) })
      : finalPage;
  }

  return {
    open: (url) => request(new URL(url)),
    submit: (url, fields) => request(new URL(url), { method: 'POST', body: new URLSearchParams(fields) }),
  };
}

/** Returns the fields and the action of the first form of a page. */
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
