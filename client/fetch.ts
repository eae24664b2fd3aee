/** A function that sends a request: the global `fetch`, or one of your own, such as a stub in a test. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
