// Ids are compared by one rule, wherever they stand.
export { foldIdentifier as foldId } from '../../domain/objects/identifiers.ts';
