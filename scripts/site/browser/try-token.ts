import { element } from './elements.ts';

/** The client of the demo tenant, whose secret the guides show. */
const demoClient = { id: '22222222-2222-4222-8222-222222222222', secret: 'demo-secret' };
const storageKey = 'millrace-token';

interface TokenField {
  readonly element: HTMLElement;
  readonly value: () => string;
}

function stored(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

function store(token: string): void {
  try {
    sessionStorage.setItem(storageKey, token);
  } catch {
    // Without storage, each page needs its own token.
  }
}

/** Returns the inputs for a token: the token, and the client that can get one. Other pages of the same window keep the token. */
export function tokenField(server: string): TokenField {
  const token = element('input', { id: 'try-token', value: stored(), autocomplete: 'off', spellcheck: 'false' });
  const id = element('input', { id: 'try-client', value: demoClient.id, autocomplete: 'off', spellcheck: 'false' });
  const secret = element('input', {
    id: 'try-secret',
    value: demoClient.secret,
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const button = element('button', { type: 'button', class: 'button quiet' }, 'Get a token');
  const message = element('p', { role: 'status', class: 'try-message' });
  token.addEventListener('input', () => {
    store(token.value);
  });
  button.addEventListener('click', () => {
    void requestToken(server, id.value, secret.value).then((result) => {
      if ('token' in result) {
        token.value = result.token;
        store(result.token);
      }
      message.textContent = 'token' in result ? 'The token is valid for an hour or less.' : result.error;
    });
  });
  const labeled = (input: HTMLInputElement, label: string) =>
    element('div', { class: 'try-field' }, element('label', { for: input.id }, label), input);
  const inputs = element(
    'fieldset',
    {},
    element('legend', {}, 'Access token'),
    labeled(token, 'Token'),
    element(
      'details',
      {},
      element('summary', {}, 'Client'),
      labeled(id, 'Client id'),
      labeled(secret, 'Client secret'),
    ),
    button,
    message,
  );
  return { element: inputs, value: () => token.value.trim() };
}

async function requestToken(
  server: string,
  id: string,
  secret: string,
): Promise<{ token: string } | { error: string }> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret });
  try {
    const response = await fetch(`${server}/identity/connect/token`, { method: 'POST', body });
    const result = (await response.json()) as { access_token?: string; error_description?: string; error?: string };
    return result.access_token === undefined
      ? { error: `The server gave no token: ${result.error_description ?? result.error ?? response.statusText}` }
      : { token: result.access_token };
  } catch (error) {
    return { error: `The server gave no token: ${String(error)}` };
  }
}
