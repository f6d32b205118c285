/**
 * Requests to other servers. Each is declared: where it may go, for how long it waits, how much of the answer it reads.
 * None follows a redirect, because that leads to an address that was not checked.
 */
import { isIP } from 'node:net';

export type OutboundCaller = {
  readonly name: string;
  /**
   * `public`: any host with public addresses, over https. A list: only these hosts and what is below them, otherwise as
   * `public`. `configured`: the address in the owner's settings, which may be in the local network and without TLS.
   */
  readonly to: 'public' | 'configured' | readonly string[];
  readonly timeoutMs: number;
  /** Of the answer's body; a longer one is a failure. 0 = the body is not read. */
  readonly mostBytes: number;
};

/** Whether `address` may be called, before its name is resolved; of a name also its addresses are checked. */
export function mayCall({ to }: Pick<OutboundCaller, 'to'>, address: URL): boolean {
  const { protocol, hostname, username, port } = address;
  if (to === 'configured') return protocol === 'https:' || protocol === 'http:';
  // An IP address would skip the DNS lookup, and with it the check of the address.
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  if (protocol !== 'https:' || !isNamed || username !== '' || port !== '') return false;
  return to === 'public' || isUnder(hostname, to);
}

/** Whether `host` is one of `hosts` or below one. */
export function isUnder(host: string, hosts: readonly string[]): boolean {
  return hosts.some((one) => host === one || host.endsWith(`.${one}`));
}
