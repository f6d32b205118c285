/**
 * Requests to external servers: https to a host name, without redirects, limited in size and time, never into a private
 * network (SSRF).
 */
import type { ClientRequest } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { isIP } from 'node:net';
import { err, ok, type Result } from '#domain/result.ts';
import { failureCode } from '../failure-code.ts';
import type { Log } from '../log.ts';
import { lookupPublic } from './public-addresses.ts';

export type FetchFailure = { readonly code: 'unreachable' | 'too_large' | 'status'; readonly status: number | null };
export type FetchPublic = (
  address: URL,
  limits: {
    readonly headers: Readonly<Record<string, string>>;
    readonly mostBytes: number;
    readonly patienceMs: number;
  },
) => Promise<Result<Uint8Array, FetchFailure>>;

/**
 * Failed requests are logged by host and code, because the full address may contain a key.
 *
 * @param connect opens the request; tests replace it to reach a server on this machine
 */
export function openFetchPublic(
  log: Pick<Log, 'warn'>,
  connect: (address: URL, options: RequestOptions) => ClientRequest = request,
): FetchPublic {
  return (address, { headers, mostBytes, patienceMs }) => {
    const failed = (code: FetchFailure['code'], status: number | null = null) => err({ code, status });
    // An IP address would skip the DNS lookup, and with it the check of the address.
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
        // A redirect counts as a failure too: it leads to an address that the caller did not ask for.
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
