import { element } from './elements.ts';

/** Adds a button that copies the text to each block of code and to each address of an operation. */
export function addCopyButtons(): void {
  for (const code of document.querySelectorAll<HTMLElement>('figure.code')) {
    const text = code.querySelector('code');
    if (text) code.querySelector('figcaption')?.append(copyButton(text));
  }
  for (const code of document.querySelectorAll<HTMLElement>('code[data-copy]')) code.after(copyButton(code));
}

function copyButton(source: Element): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'copy' }, 'Copy');
  button.addEventListener('click', () => {
    void copyText(source.textContent).then((copied) => {
      button.textContent = copied ? 'Copied' : 'Select and copy';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, 1500);
    });
  });
  return button;
}

const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
