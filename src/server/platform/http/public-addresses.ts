/** Allows connections to public addresses only: an untrusted host name must not lead into a private network (SSRF). */
import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Addresses that are not public unicast: private, loopback, link-local, shared, documentation, benchmarks, multicast,
 * reserved.
 */
const NOT_PUBLIC = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4');

/**
 * For IPv6 only global unicast, without ranges that embed or document other addresses (2001::/23, 2001:db8::/32,
 * 2002::/16).
 */
const GLOBAL_V6 = new BlockList();
GLOBAL_V6.addSubnet('2000::', 3, 'ipv6');
const SPECIAL_V6 = new BlockList();
SPECIAL_V6.addSubnet('2001::', 23, 'ipv6');
SPECIAL_V6.addSubnet('2001:db8::', 32, 'ipv6');
SPECIAL_V6.addSubnet('2002::', 16, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 6) return GLOBAL_V6.check(address, 'ipv6') && !SPECIAL_V6.check(address, 'ipv6');
  return family === 4 && !NOT_PUBLIC.check(address, 'ipv4');
}

/**
 * Resolves a name whose addresses are all public. The connection uses the checked addresses themselves, so a second DNS
 * answer cannot replace them (DNS rebinding).
 */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error !== null || first === undefined) return callback(error ?? new Error(`${host} has no address`), '', 0);
    if (!found.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error(`${host} has an address that is not public`), '', 0);
    }
    if (options.all === true) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
