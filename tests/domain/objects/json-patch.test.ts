import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput } from '../../../server/domain/model.ts';
import { applyPatch, FailedTest, type PatchOperation } from '../../../server/domain/objects/json-patch.ts';
import { referencedValue } from '../../../server/domain/objects/json-pointer.ts';
import { isEqualJson, type Json } from '../../../server/domain/objects/json.ts';

// Parsed, so that members called __proto__ are members.
const json = (text: string): Json => JSON.parse(text) as Json;

describe('operations that can be applied (RFC 6902, 4 and appendix A)', () => {
  it.each<[string, string, string, string]>([
    [
      'A.1 adding an object member',
      '{"foo":"bar"}',
      '[{"op":"add","path":"/baz","value":"qux"}]',
      '{"baz":"qux","foo":"bar"}',
    ],
    [
      'A.2 adding an array element',
      '{"foo":["bar","baz"]}',
      '[{"op":"add","path":"/foo/1","value":"qux"}]',
      '{"foo":["bar","qux","baz"]}',
    ],
    ['A.3 removing a member', '{"baz":"qux","foo":"bar"}', '[{"op":"remove","path":"/baz"}]', '{"foo":"bar"}'],
    [
      'A.4 removing an element',
      '{"foo":["bar","qux","baz"]}',
      '[{"op":"remove","path":"/foo/1"}]',
      '{"foo":["bar","baz"]}',
    ],
    [
      'A.5 replacing a value',
      '{"baz":"qux","foo":"bar"}',
      '[{"op":"replace","path":"/baz","value":"boo"}]',
      '{"baz":"boo","foo":"bar"}',
    ],
    [
      'A.6 moving a value',
      '{"foo":{"bar":"baz","waldo":"fred"},"qux":{"corge":"grault"}}',
      '[{"op":"move","from":"/foo/waldo","path":"/qux/thud"}]',
      '{"foo":{"bar":"baz"},"qux":{"corge":"grault","thud":"fred"}}',
    ],
    [
      'A.7 moving an element',
      '{"foo":["all","grass","cows","eat"]}',
      '[{"op":"move","from":"/foo/1","path":"/foo/3"}]',
      '{"foo":["all","cows","eat","grass"]}',
    ],
    [
      'A.8 testing a value',
      '{"baz":"qux","foo":["a",2,"c"]}',
      '[{"op":"test","path":"/baz","value":"qux"},{"op":"test","path":"/foo/1","value":2}]',
      '{"baz":"qux","foo":["a",2,"c"]}',
    ],
    [
      'A.10 adding a nested object',
      '{"foo":"bar"}',
      '[{"op":"add","path":"/child","value":{"grandchild":{}}}]',
      '{"foo":"bar","child":{"grandchild":{}}}',
    ],
    [
      'A.11 ignoring unknown members',
      '{"foo":"bar"}',
      '[{"op":"add","path":"/baz","value":"qux","xyz":123}]',
      '{"foo":"bar","baz":"qux"}',
    ],
    [
      'A.14 escaped paths',
      '{"/":9,"~1":10}',
      '[{"op":"test","path":"/~01","value":10},{"op":"remove","path":"/~1"}]',
      '{"~1":10}',
    ],
    [
      'A.16 adding an array',
      '{"foo":["bar"]}',
      '[{"op":"add","path":"/foo/-","value":["abc","def"]}]',
      '{"foo":["bar",["abc","def"]]}',
    ],
    ['adding over a member', '{"a":1}', '[{"op":"add","path":"/a","value":2}]', '{"a":2}'],
    ['adding at the end by number', '[1]', '[{"op":"add","path":"/1","value":2}]', '[1,2]'],
    ['adding null', '{}', '[{"op":"add","path":"/a","value":null}]', '{"a":null}'],
    ['the empty member', '{"":{"":1}}', '[{"op":"replace","path":"//","value":2}]', '{"":{"":2}}'],
    [
      'the whole document',
      '{"a":1}',
      '[{"op":"replace","path":"","value":[1]},{"op":"add","path":"/-","value":2}]',
      '[1,2]',
    ],
    ['testing the whole document', '{"a":1,"b":2}', '[{"op":"test","path":"","value":{"b":2,"a":1}}]', '{"a":1,"b":2}'],
    ['removing null', '{"a":null}', '[{"op":"remove","path":"/a"}]', '{}'],
    ['replacing an element', '[1,[2,3]]', '[{"op":"replace","path":"/1/0","value":5}]', '[1,[5,3]]'],
    [
      'copying',
      '{"a":{"b":1}}',
      '[{"op":"copy","from":"/a","path":"/c"},{"op":"replace","path":"/c/b","value":2}]',
      '{"a":{"b":1},"c":{"b":2}}',
    ],
    ['moving onto itself', '{"a":1}', '[{"op":"move","from":"/a","path":"/a"}]', '{"a":1}'],
    ['moving up', '{"a":{"b":1}}', '[{"op":"move","from":"/a/b","path":"/a"}]', '{"a":1}'],
    ['a name that starts like another', '{"a":1}', '[{"op":"move","from":"/a","path":"/ab"}]', '{"ab":1}'],
    [
      'an index as the name of a member',
      '{"0":{"-":1}}',
      '[{"op":"replace","path":"/0/-","value":2}]',
      '{"0":{"-":2}}',
    ],
    [
      'an index of two digits',
      '[0,1,2,3,4,5,6,7,8,9,10,11]',
      '[{"op":"remove","path":"/10"}]',
      '[0,1,2,3,4,5,6,7,8,9,11]',
    ],
    ['nothing', '{"a":1}', '[]', '{"a":1}'],
  ])('%s', (_name, document, patch, expected) => {
    expect(applyPatch(json(document), JSON.parse(patch) as PatchOperation[])).toEqual(json(expected));
  });
});

describe('operations that cannot be applied', () => {
  it.each<[string, string, string, string]>([
    [
      'A.12 adding to a target that is not there',
      '{"foo":"bar"}',
      '{"op":"add","path":"/baz/bat","value":"qux"}',
      '[0].path',
    ],
    ['an unknown operation', '{}', '{"op":"merge","path":"/a"}', '[0].op'],
    ['an operation in capitals', '{}', '{"op":"Add","path":"/a","value":1}', '[0].op'],
    ['no operation', '{}', '{"path":"/a"}', '[0].op'],
    ['no path', '{}', '{"op":"add","value":1}', '[0].path'],
    ['a path without slash', '{"a":1}', '{"op":"remove","path":"a"}', '[0].path'],
    ['a path with a wrong escape', '{"~2":1}', '{"op":"remove","path":"/~2"}', '[0].path'],
    ['a path that ends in an escape', '{"~":1}', '{"op":"remove","path":"/~"}', '[0].path'],
    ['add without value', '{}', '{"op":"add","path":"/a"}', '[0].value'],
    ['replace without value', '{"a":1}', '{"op":"replace","path":"/a"}', '[0].value'],
    ['test without value', '{"a":1}', '{"op":"test","path":"/a"}', '[0].value'],
    ['removing what is not there', '{"a":1}', '{"op":"remove","path":"/b"}', '[0].path'],
    ['removing the whole document', '{"a":1}', '{"op":"remove","path":""}', '[0].path'],
    ['replacing what is not there', '{"a":1}', '{"op":"replace","path":"/b","value":1}', '[0].path'],
    ['adding beyond the end', '[1]', '{"op":"add","path":"/2","value":1}', '[0].path'],
    ['adding before the start', '[1]', '{"op":"add","path":"/-1","value":1}', '[0].path'],
    ['an index with a leading zero', '[1,2]', '{"op":"remove","path":"/01"}', '[0].path'],
    ['an index that is none', '[1,2]', '{"op":"add","path":"/1e0","value":1}', '[0].path'],
    ['a blank index', '[1,2]', '{"op":"remove","path":"/ 1"}', '[0].path'],
    ['removing behind the end', '[1]', '{"op":"remove","path":"/-"}', '[0].path'],
    ['replacing behind the end', '[1]', '{"op":"replace","path":"/1","value":2}', '[0].path'],
    ['the length of an array', '[1]', '{"op":"add","path":"/length","value":0}', '[0].path'],
    ['going through a text', '{"a":"text"}', '{"op":"add","path":"/a/0","value":1}', '[0].path'],
    ['going through null', '{"a":null}', '{"op":"add","path":"/a/b","value":1}', '[0].path'],
    ['move without from', '{"a":1}', '{"op":"move","path":"/b"}', '[0].from'],
    ['move from nowhere', '{"a":1}', '{"op":"move","from":"/b","path":"/c"}', '[0].from'],
    ['move into itself', '{"a":{"b":1}}', '{"op":"move","from":"/a","path":"/a/b"}', '[0].from'],
    ['move of an element into itself', '[[1],[2]]', '{"op":"move","from":"/0","path":"/0/0"}', '[0].from'],
    ['copy from nowhere', '{"a":1}', '{"op":"copy","from":"/b","path":"/c"}', '[0].from'],
  ])('%s', (_name, document, operation, subject) => {
    const apply = (): unknown => applyPatch(json(document), [JSON.parse(operation) as PatchOperation]);
    expect(apply).toThrow(InvalidInput);
    expect(apply).not.toThrow(FailedTest);
    expect(apply).toThrow(expect.objectContaining({ subject }));
  });

  it.each<[PatchOperation, string]>([
    [{ op: 'merge', path: '/a' }, '[0].op must be add, remove, replace, move, copy or test.'],
    [{ op: 'add', path: '/a' }, '[0].value must be given.'],
    [{ op: 'remove', path: 'a' }, '[0].path must be a JSON Pointer: empty, or parts that start with a slash.'],
    [{ op: 'copy', path: '/b' }, '[0].from must be a JSON Pointer: empty, or parts that start with a slash.'],
    [{ op: 'remove', path: '/b' }, "[0].path: the operation cannot be applied to '/b' in the document."],
    [{ op: 'move', from: '/a', path: '/a/b' }, "[0].from: the operation cannot be applied to '/a' in the document."],
    [{ op: 'test', path: '/a', value: 2 }, "[0].path: the value at '/a' does not equal the tested value."],
  ])('say why: %j', (operation, message) => {
    expect(() => applyPatch({ a: 1 }, [operation])).toThrow(new Error(message));
  });

  it('names the operation at fault and leaves the document as it was', () => {
    const document = json('{"a":[1]}');
    const operations: PatchOperation[] = [
      { op: 'add', path: '/a/-', value: 2 },
      { op: 'remove', path: '/b' },
    ];
    expect(() => applyPatch(document, operations)).toThrow(expect.objectContaining({ subject: '[1].path' }));
    expect(document).toEqual({ a: [1] });
  });
});

describe('tests that do not hold', () => {
  it.each<[string, string, string]>([
    ['A.9 another text', '{"baz":"qux"}', '{"op":"test","path":"/baz","value":"bar"}'],
    ['A.15 a text for a number', '{"/":9,"~1":10}', '{"op":"test","path":"/~01","value":"10"}'],
    ['a value that is not there', '{"a":1}', '{"op":"test","path":"/b","value":null}'],
    ['fewer members', '{"a":{"b":1,"c":2}}', '{"op":"test","path":"/a","value":{"b":1}}'],
    ['more members', '{"a":{"b":1}}', '{"op":"test","path":"/a","value":{"b":1,"c":2}}'],
    ['another order of elements', '[1,2]', '{"op":"test","path":"","value":[2,1]}'],
    ['an array for an object', '{"a":{}}', '{"op":"test","path":"/a","value":[]}'],
    ['null for an object', '{"a":{}}', '{"op":"test","path":"/a","value":null}'],
    ['what all objects have', '{"a":{"b":1}}', '{"op":"test","path":"/a","value":{"constructor":1}}'],
  ])('%s', (_name, document, operation) => {
    const apply = (): unknown => applyPatch(json(document), [JSON.parse(operation) as PatchOperation]);
    expect(apply).toThrow(FailedTest);
    expect(apply).toThrow(expect.objectContaining({ name: 'FailedTest', subject: '[0].path' }));
  });
});

describe('names that prototypes have', () => {
  it.each([['__proto__'], ['constructor'], ['toString']])('%s is a member like any other', (name) => {
    const patched = applyPatch({}, [
      { op: 'add', path: `/${name}`, value: { polluted: true } },
      { op: 'add', path: `/${name}/more`, value: 1 },
    ]);
    expect(JSON.stringify(patched)).toBe(`{"${name}":{"polluted":true,"more":1}}`);
    expect(Object.getPrototypeOf(patched)).toBe(Object.prototype);
    expect(JSON.stringify(applyPatch(patched, [{ op: 'remove', path: `/${name}` }]))).toBe('{}');
    expect('polluted' in {}).toBe(false);
  });

  it.each([['/__proto__/polluted'], ['/constructor/prototype/polluted'], ['/toString/polluted']])(
    '%s leads nowhere where the document has no such member',
    (path) => {
      expect(() => applyPatch({}, [{ op: 'add', path, value: true }])).toThrow(InvalidInput);
      expect(() => applyPatch([], [{ op: 'add', path, value: true }])).toThrow(InvalidInput);
      expect(() => applyPatch({}, [{ op: 'copy', from: path.slice(0, path.lastIndexOf('/')), path: '/a' }])).toThrow(
        InvalidInput,
      );
      expect('polluted' in {}).toBe(false);
    },
  );

  it('keeps such members of the document through other changes', () => {
    const document = json('{"__proto__":{"a":1},"b":1}');
    const patched = applyPatch(document, [
      { op: 'remove', path: '/b' },
      { op: 'add', path: '/c', value: 2 },
    ]);
    expect(JSON.stringify(patched)).toBe('{"__proto__":{"a":1},"c":2}');
  });
});

describe('any patch', () => {
  const names = fc.constantFrom('a', 'b', '0', '1', '-', 'a~b', 'a/b', '');
  const documents = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(null, 0, 1, 'x', true),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(names, tie('value'), { maxKeys: 3 }),
    ),
  })).value as fc.Arbitrary<Json>;
  const pointers = fc
    .array(names, { maxLength: 3 })
    .map((parts) => parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''));
  const operations = fc.record({
    op: fc.constantFrom('add', 'remove', 'replace', 'move', 'copy'),
    path: pointers,
    from: pointers,
    value: documents,
  });

  /** The plain way: a copy, changed in place. Undefined where an operation cannot be applied. */
  function oracle(
    document: Json,
    { op, path, from, value }: { op: string; path: string; from: string; value: Json },
  ): Json | undefined {
    interface Box {
      root: unknown;
    }
    const box: Box = { root: structuredClone(document) };
    const parse = (text: string): string[] =>
      text
        .split('/')
        .slice(1)
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const index = (key: string, length: number): number | undefined =>
      /^(0|[1-9]\d*)$/.test(key) && Number(key) < length ? Number(key) : undefined;
    const get = (parts: string[]): { value: unknown } | undefined => {
      let current: unknown = box.root;
      for (const part of parts) {
        if (Array.isArray(current)) {
          const at = index(part, current.length);
          if (at === undefined) return undefined;
          current = current[at];
        } else if (typeof current === 'object' && current !== null && Object.hasOwn(current, part)) {
          current = (current as Record<string, unknown>)[part];
        } else return undefined;
      }
      return { value: current };
    };
    const write = (parts: string[], how: 'add' | 'replace' | 'remove', content: unknown): boolean => {
      const key = parts.at(-1);
      if (key === undefined) {
        if (how === 'remove') return false;
        box.root = content;
        return true;
      }
      const parent = get(parts.slice(0, -1))?.value;
      if (Array.isArray(parent)) {
        const at =
          how === 'add' && key === '-' ? parent.length : index(key, how === 'add' ? parent.length + 1 : parent.length);
        if (at === undefined) return false;
        parent.splice(at, how === 'add' ? 0 : 1, ...(how === 'remove' ? [] : [content]));
        return true;
      }
      if (typeof parent !== 'object' || parent === null) return false;
      const members = parent as Record<string, unknown>;
      if (how !== 'add' && !Object.hasOwn(members, key)) return false;
      Reflect.deleteProperty(members, key);
      if (how !== 'remove') members[key] = content;
      return true;
    };
    const source = get(parse(from));
    let isDone = false;
    if (op === 'add' || op === 'replace' || op === 'remove') isDone = write(parse(path), op, value);
    if (op === 'copy') isDone = source !== undefined && write(parse(path), 'add', structuredClone(source.value));
    if (op === 'move' && source !== undefined && !path.startsWith(`${from}/`)) {
      isDone = write(parse(from), 'remove', null) && write(parse(path), 'add', source.value);
    }
    return isDone ? (box.root as Json) : undefined;
  }

  function patched(document: Json, operation: PatchOperation): Json | undefined {
    try {
      return applyPatch(document, [operation]);
    } catch (error) {
      if (error instanceof InvalidInput) return undefined;
      throw error;
    }
  }

  it('does what changing a copy in place does, and never changes the document', () => {
    fc.assert(
      fc.property(documents, operations, (document, operation) => {
        const before = JSON.stringify(document);
        expect(patched(document, operation)).toEqual(oracle(document, operation));
        expect(JSON.stringify(document)).toBe(before);
      }),
      { numRuns: 600 },
    );
  });
});

describe('a local reference', () => {
  const document = { components: { 'a/b': [{ x: 1 }] } };
  it.each([
    ['#', document],
    ['#/components', document.components],
    ['#/components/a~1b/0/x', 1],
    ['#/components/c', undefined],
  ])('%s has a value', (reference, value) => {
    expect(referencedValue(document, reference)).toBe(value);
  });
});

describe('isEqualJson', () => {
  it('agrees with a text in which the members are sorted', () => {
    const values = fc.jsonValue({ maxDepth: 3 });
    const sorted = (value: unknown): string =>
      JSON.stringify(value, (_name, content: unknown) =>
        typeof content === 'object' && content !== null && !Array.isArray(content)
          ? Object.fromEntries(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1)))
          : content,
      );
    fc.assert(
      fc.property(values, values, (one, other) => {
        expect(isEqualJson(one, other)).toBe(sorted(one) === sorted(other));
        expect(isEqualJson(one, JSON.parse(JSON.stringify(one)))).toBe(true);
      }),
    );
  });
});
