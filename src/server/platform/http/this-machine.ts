/** Connections to this machine need no TLS. */
const OWN_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** @param host name or address as in a URL, without its port */
export function isThisMachine(host: string): boolean {
  return OWN_HOSTS.includes(host);
}
