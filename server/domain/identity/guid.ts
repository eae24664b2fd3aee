// Identifiers of users, roles, clients and communities.

const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns whether a text is a GUID in its usual form. */
export const isGuid = (text: string): boolean => form.test(text);
