import type { TryData } from '../operation-parts.ts';
import { element } from './elements.ts';
import { serverAddress } from './server-address.ts';
import { requestOf, type FormValues } from './try-request.ts';
import { tokenField } from './try-token.ts';

type Parameter = TryData['parameters'][number];

const isLoopback = ({ hostname }: URL): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Shows the form of the operation when its button is used. Only a server on this machine gets requests from it. */
export function enableTry(root: URL): void {
  const button = document.querySelector<HTMLButtonElement>('[data-try]');
  const place = document.getElementById('try');
  const data = document.getElementById('operation');
  const server = serverAddress(root);
  if (!button || !place || !data || server === undefined || !isLoopback(root)) return;
  button.hidden = false;
  button.setAttribute('aria-controls', 'try');
  button.setAttribute('aria-expanded', 'false');
  button.addEventListener('click', () => {
    if (place.childElementCount === 0) place.append(...formOf(JSON.parse(data.textContent) as TryData, server));
    place.hidden = !place.hidden;
    button.setAttribute('aria-expanded', String(!place.hidden));
    if (!place.hidden) place.querySelector<HTMLElement>('h2')?.focus();
  });
}

function inputOf(parameter: Parameter): HTMLInputElement | HTMLSelectElement {
  const attributes = { name: `${parameter.in}:${parameter.name}`, id: `try-${parameter.in}-${parameter.name}` };
  if (parameter.values === undefined) {
    return element('input', { ...attributes, value: parameter.value, spellcheck: 'false', autocomplete: 'off' });
  }
  const values = parameter.isRequired ? parameter.values : ['', ...parameter.values];
  const list = element('select', attributes, ...values.map((value) => element('option', { value }, value)));
  list.value = parameter.value;
  return list;
}

function field(parameter: Parameter): HTMLElement {
  const input = inputOf(parameter);
  const note = `${parameter.in}${parameter.isRequired ? ', required' : ''}${parameter.isList ? ', separated by commas' : ''}`;
  return element(
    'div',
    { class: 'try-field' },
    element('label', { for: input.id }, element('code', {}, parameter.name), ` ${note}`),
    input,
  );
}

function formOf(data: TryData, server: string): readonly HTMLElement[] {
  const isFilled = ({ isRequired, value }: Parameter) => isRequired || value !== '';
  const filled = data.parameters.filter(isFilled);
  const others = data.parameters.filter((parameter) => !isFilled(parameter));
  const body =
    data.body && element('textarea', { id: 'try-body', name: 'body', rows: '10', spellcheck: 'false' }, data.body.text);
  const token = data.needsToken ? tokenField(server) : undefined;
  const answer = element('div', { class: 'try-answer', role: 'status' });
  const send = element('button', { type: 'submit', class: 'button' }, 'Send');
  const form = element(
    'form',
    {},
    ...(token ? [token.element] : []),
    ...filled.map(field),
    ...(others.length > 0
      ? [element('details', {}, element('summary', {}, `${others.length} optional parameters`), ...others.map(field))]
      : []),
    ...(body && data.body
      ? [
          element(
            'div',
            { class: 'try-field' },
            element('label', { for: body.id }, 'Body, ', element('code', {}, data.body.mediaType)),
            body,
          ),
        ]
      : []),
    send,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send.disabled = true;
    const values: FormValues = new Map([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    void sendRequest(data, server, values, token?.value() ?? '').then((shown) => {
      answer.replaceChildren(...shown);
      send.disabled = false;
    });
  });
  return [element('h2', { tabindex: '-1' }, 'Try it'), form, answer];
}

/** Sends the request of the form and returns the response as elements. */
async function sendRequest(
  data: TryData,
  server: string,
  values: FormValues,
  token: string,
): Promise<readonly HTMLElement[]> {
  const { address, init } = requestOf(data, values, token);
  const start = performance.now();
  try {
    const response = await fetch(server + address, init);
    const text = await response.text();
    const took = Math.round(performance.now() - start);
    const line = `${response.status} ${response.statusText} in ${took} ms, ${text.length.toLocaleString('en-US')} characters`;
    const status = element(
      'p',
      { class: `status s${String(response.status)[0] ?? ''}`, 'data-status': String(response.status) },
      line,
    );
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    return [
      status,
      ...(text === '' ? [] : [block('Body', pretty(text))]),
      element('details', {}, element('summary', {}, 'Headers'), block('Headers', headers)),
    ];
  } catch (error) {
    return [element('p', { class: 'status s5', 'data-status': 'failed' }, `The request failed: ${String(error)}`)];
  }
}

const block = (caption: string, text: string): HTMLElement =>
  element(
    'figure',
    { class: 'code output' },
    element('figcaption', {}, caption),
    element('pre', { tabindex: '0' }, element('code', {}, text)),
  );

/** How many characters of a response are laid out; more are shown as they came. */
const prettyLimit = 200_000;

/** Returns JSON with line breaks. Numbers with more digits than a double has stay unchanged, so such a text is not parsed. */
function pretty(text: string): string {
  if (text.length > prettyLimit || /\d{16,}/.test(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
