/** Requests of this server to other people's servers: https to a name, without redirects, bounded in size and time, never into a private network. */
import { type LookupAddress, lookup } from 'node:dns';
import type { ClientRequest } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { err, ok, type Result } from '#domain/result.ts';
import { failureCode } from '../failure-code.ts';
import type { Log } from '../log.ts';

export type FetchFailure = { readonly code: 'unreachable' | 'too_large' | 'status'; readonly status: number | null };
export type FetchPublic = (
  address: URL,
  limits: {
    readonly headers: Readonly<Record<string, string>>;
    readonly mostBytes: number;
    readonly patienceMs: number;
  },
) => Promise<Result<Uint8Array, FetchFailure>>;

/** Addresses that mean this machine, its own network or nobody (RFC 6890), and those that wrap an IPv4 address (6to4, Teredo, NAT64). */
const NOT_PUBLIC = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 127],
  ['64:ff9b::', 16],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  NOT_PUBLIC.addSubnet(net, prefix, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !NOT_PUBLIC.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** The connection goes to the very addresses that were judged: a second answer of the name's server cannot come in between. */
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

/**
 * Requests that fail are logged by host and code: the address may hold a key.
 *
 * @param connect what opens the request; a test's reaches a server on this machine
 */
export function openFetchPublic(
  log: Pick<Log, 'warn'>,
  connect: (address: URL, options: RequestOptions) => ClientRequest = request,
): FetchPublic {
  return (address, { headers, mostBytes, patienceMs }) => {
    const failed = (code: FetchFailure['code'], status: number | null = null) => err({ code, status });
    // A number instead of a name would never be looked up, so it would not be judged either.
    const isNamed = isIP(address.hostname.replace(/^\[|\]$/g, '')) === 0;
    if (address.protocol !== 'https:' || !isNamed || address.username !== '' || address.port !== '') {
      return Promise.resolve(failed('unreachable'));
    }
    return new Promise((resolve) => {
      const asked = connect(address, {
        method: 'GET',
        headers: { ...headers, 'Accept-Encoding': 'identity' },
        lookup: lookupPublic,
        agent: false,
        signal: AbortSignal.timeout(patienceMs),
      });
      asked.on('error', (error) => {
        log.warn({ host: address.hostname, code: failureCode(error) }, 'fetch.failed');
        resolve(failed('unreachable'));
      });
      asked.on('response', (response) => {
        const stop = (failure: ReturnType<typeof failed>) => {
          resolve(failure);
          response.destroy();
        };
        const { statusCode = 0 } = response;
        // A redirect counts as a failure too: it leads to an address that was not asked for.
        if (statusCode !== 200) return stop(failed('status', statusCode));
        const parts: Buffer[] = [];
        let size = 0;
        response.on('data', (part: Buffer) => {
          size += part.byteLength;
          if (size > mostBytes) stop(failed('too_large'));
          else parts.push(part);
        });
        response.on('end', () => resolve(ok(new Uint8Array(Buffer.concat(parts)))));
        response.on('error', () => resolve(failed('unreachable')));
        response.on('close', () => resolve(failed('unreachable')));
      });
      asked.end();
    });
  };
}
