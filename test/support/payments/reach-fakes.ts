/**
 * Loaded into the processes of a running shop by `NODE_OPTIONS=--import`: what they send to the addresses of payment
 * providers arrives at fakes on this machine, and no request leaves it. The shop itself is as it is shipped.
 */
import http from 'node:http';
import https, { type RequestOptions } from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

/** The end of a host's name, and the port of its fake. */
const PORTS: Readonly<Record<string, number>> = JSON.parse(process.env.FAKE_PROVIDERS ?? '{}');

function request(address: URL, { lookup: _, agent: __, headers, ...options }: RequestOptions): http.ClientRequest {
  const port = Object.entries(PORTS).find(([ending]) => address.host.endsWith(ending))?.[1];
  if (port === undefined) throw new Error(`No fake answers for ${address.host}`);
  return http.request(new URL(`http://127.0.0.1:${port}${address.pathname}${address.search}`), {
    ...options,
    headers: { ...(headers as Record<string, string>), 'X-Asked-Host': address.host },
  });
}

Object.assign(https, { request });
syncBuiltinESMExports();
