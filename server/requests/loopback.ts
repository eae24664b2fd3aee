// Names and addresses of this machine.

const LOOPBACK = /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|localhost|[a-z\d-]+\.localhost|::1|\[::1\])$/i;

/** Whether a host name or address, without a port, is one of this machine. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/** Whether a URL such as `http://localhost:8080/identity` is on this machine; false for text that is no URL. */
export const isLoopbackUrl = (url: string): boolean => URL.canParse(url) && isLoopback(new URL(url).hostname);
