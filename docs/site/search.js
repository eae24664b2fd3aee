// Searches the operations of all documents, which the build writes to operations.js.
const input = document.getElementById('query');
const results = document.getElementById('results');

function matches(operation, words) {
  return words.every((word) => operation.text.includes(word));
}

function render() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found =
    words.length === 0 ? [] : window.operations.filter((operation) => matches(operation, words)).slice(0, 12);
  results.replaceChildren(
    ...found.map(({ method, path, summary, document: name, href }) => {
      const link = Object.assign(document.createElement('a'), { href });
      const verb = Object.assign(document.createElement('b'), { textContent: method });
      const title = Object.assign(document.createElement('span'), { textContent: summary });
      const where = Object.assign(document.createElement('small'), { textContent: `${name}  ${path}` });
      link.append(verb, title, where);
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
  if (words.length > 0 && found.length === 0) results.textContent = 'No operation matches all of these words.';
}

input.addEventListener('input', render);
