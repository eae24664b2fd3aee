// Loopback names and addresses, which belong to this machine.

const loopbackName = /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|localhost|[a-z\d-]+\.localhost|::1|\[::1\])$/i;

/** Returns whether a host name or address without a port is loopback. */
export const isLoopback = (hostname: string): boolean => loopbackName.test(hostname);

/** Returns whether the host of a URL such as `http://localhost:8080/identity` is loopback; false for an invalid URL. */
export const isLoopbackUrl = (url: string): boolean => URL.canParse(url) && isLoopback(new URL(url).hostname);
