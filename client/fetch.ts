/** The part of fetch that the client uses; any function of this type replaces it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
