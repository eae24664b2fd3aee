import { isSecured, nouns, roleNames } from '../access.js';

const methods = ['get', 'head', 'post', 'put', 'patch', 'delete'];
const page = '../behavior/access-control.html';

const heldRoles = {
  assigned: 'each role that the request assigns',
  existing: 'each role that the object already has',
};

const oneOf = new Intl.ListFormat('en', { type: 'disjunction' });
const plural = (resource) => resource.replaceAll(/(?<=[a-z])[A-Z]/g, ' $&').toLowerCase();

/** Returns what a requirement of `x-access` asks of the caller, in words. */
function inWords({ roles, rolesHeld, right, resource, on }, operationId, path) {
  if (roles) return oneOf.format(roles.map((role) => roleNames[role]));
  if (rolesHeld) return `Tenant Administrator or holder of ${rolesHeld.map((held) => heldRoles[held]).join(' and ')}`;
  if (on === 'collection') {
    return path.includes('{resource}')
      ? `${right} on the collection that the path names`
      : `${right} on the collection ${resource}`;
  }
  // Server: api/authorize.ts. Only the object that the path names can be new.
  const canBeNew = operationId.startsWith('createOrUpdate') && right === 'Write';
  return `${right} on the ${nouns[resource]}${canBeNew ? ` (on the collection ${resource} if it is new)` : ''}`;
}

/** Returns the sentences on who may call an operation, without the beginning "Requires". */
function requirementsOf({ 'x-access': access, operationId }, path, needsToken) {
  const filters = access.filter(({ on }) => on === 'each');
  const required = access.filter(({ on }) => on !== 'each').map((one) => inWords(one, operationId, path));
  return [
    required.length === 0 ? `${needsToken ? 'a valid' : 'no'} token.` : `${required.join('; ')}.`,
    ...filters.map(({ right, resource }) => `Finds only ${plural(resource)} on which the caller has ${right}.`),
  ].join(' ');
}

/** Adds to the description of each operation who may call it, by `x-access` (../../extensions.md). For the docs only. */
export function accessNote() {
  let needsToken = true;
  return {
    Root: {
      enter(root) {
        needsToken = isSecured(root);
      },
    },
    PathItem: {
      leave(item, { key }) {
        for (const operation of methods.flatMap((method) => item[method] ?? [])) {
          operation.description = `${operation.description.trimEnd()}\n\n[Requires](${page}): ${requirementsOf(operation, key, needsToken)}\n`;
        }
      },
    },
  };
}
