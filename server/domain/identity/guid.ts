// GUIDs, the identifiers of users, roles, clients and communities.

const guidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns whether a text is a GUID of 8-4-4-4-12 hexadecimal digits. */
export const isGuid = (text: string): boolean => guidPattern.test(text);
