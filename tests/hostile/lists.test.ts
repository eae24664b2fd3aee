// Attacks by lists and searches of large objects: none delays other requests, exhausts memory or runs beyond its time limit.
import type { Attack } from './support/attack.ts';
import { describeAttacks } from './support/suite.ts';
import type { Target } from './support/target.ts';

const systems = 600;
const tags = Array.from({ length: 20 }, (_, i) => `tag${i} of the northern pumping plant`);
const components = Array.from({ length: 40 }, (_, i) => ({ Id: `ComponentWithALongName${i}` }));

/** Registers edge systems of about 10 KB, 40 searched words each. */
async function prepare(target: Target): Promise<void> {
  const register = async (i: number) => {
    const registration = { DeviceName: `Gateway${i}`, Type: 'OpcUa', Tags: tags, Components: components };
    const response = await target.send('POST', '/SoftwareManagement/Systems', registration);
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    await response.text();
  };
  for (let first = 0; first < systems; first += 50)
    await Promise.all(Array.from({ length: 50 }, (_, i) => register(first + i)));
}

const path = '/SoftwareManagement/Systems';
const terms = (count: number, term: (i: number) => string, operator: string) =>
  Array.from({ length: count }, (_, i) => term(i)).join(` ${operator} `);
const list = (name: string, query: string, status: Attack['status'], more: Partial<Attack> = {}): Attack => ({
  name,
  method: 'GET',
  path: encodeURI(`${path}?${query}`),
  status,
  ...more,
});

describeAttacks(
  'lists of edge systems',
  [
    list('a page of 1,000', 'count=1000', 200),
    list('a page by status', 'count=1000&orderBy=Status desc,LastContactedTime', 200),
    list('a page by tags', 'count=1000&skip=100&orderBy=Tags,StatusDescription', 200),
    list('a query of 101 terms', `query=${terms(101, (i) => `*zz${i}*`, 'OR')}`, 400),
    list('a query of 100 terms inside words', `query=${terms(100, (i) => `*zz${i}*`, 'OR')}`, 200),
    list('a query of 100 terms that all match', `query=${terms(100, () => '*a*', 'AND')}&count=1000`, 200),
    list('a query of 100 terms that must not match', `query=${terms(100, (i) => `NOT *zz${i}*`, 'AND')}`, 200),
    list('a query of 100 prefixes', `query=${terms(100, () => 'p*', 'OR')}&orderBy=Type`, 200),
    list('ten concurrent queries of 100 terms', `query=${terms(100, (i) => `*zz${i}*`, 'OR')}`, [200, 408], {
      times: 10,
    }),
    list('a query whose client disconnects', `query=${terms(100, (i) => `*zz${i}*`, 'OR')}`, 200, {
      disconnectsAfter: 300,
    }),
  ],
  prepare,
);
