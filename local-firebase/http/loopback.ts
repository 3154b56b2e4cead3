const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const LOOPBACK_ADDRESS = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/;

/** Whether a socket's `remoteAddress` is this machine's own. */
export function isLoopbackAddress(address: string | undefined): boolean {
  return address !== undefined && LOOPBACK_ADDRESS.test(address);
}

/** Whether a URL's `hostname` is a name or an address of this machine, which leads to no other whoever owns a domain. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}
