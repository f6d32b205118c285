/** Reads from external servers: a GET that must be answered with 200. */
import { err, ok, type Result } from '#domain/result.ts';
import type { OutboundCaller } from '../define/outbound-caller.ts';
import { failureCode } from '../failure-code.ts';
import type { Log } from '../log.ts';
import { type Connect, callOut } from './call-out.ts';

export type FetchFailure = { readonly code: 'unreachable' | 'too_large' | 'status'; readonly status: number | null };
export type FetchPublic = (
  caller: OutboundCaller,
  address: URL,
  headers: Readonly<Record<string, string>>,
) => Promise<Result<Uint8Array, FetchFailure>>;

/** Failed requests are logged by host and code, because the full address may contain a key. */
export function openFetchPublic(log: Pick<Log, 'warn'>, connect?: Connect): FetchPublic {
  return async (caller, address, headers) => {
    const asked = await callOut(caller, { address, headers: { ...headers, 'Accept-Encoding': 'identity' } }, connect);
    const status = asked.ok ? asked.value.status : asked.error.status;
    // A redirect is a failure too: it leads to an address that the caller did not ask for.
    if (status !== null && status !== 200) return err({ code: 'status', status });
    if (asked.ok) return ok(new Uint8Array(asked.value.body));
    const { code, error } = asked.error;
    if (code === 'too_large') return err({ code, status: null });
    if (code === 'unreachable' && status === null) {
      log.warn({ host: address.hostname, code: failureCode(error) }, 'fetch.failed');
    }
    return err({ code: 'unreachable', status: null });
  };
}
