/** Requests without a usable `Host` are refused before their body is read. */
import type { IncomingMessage, RequestListener } from 'node:http';
import { NO_PAGE_POLICY, siteHeadersOf } from '#server/platform/security/security-headers.ts';
import { chooseRequestId } from './request-id.ts';
import { refuse } from './route.ts';
import { refusalResponse } from './serve-routes.ts';

const LONGEST_HOST = 300;
/** HTTP/1.0 has no `Host`; Node itself refuses an HTTP/1.1 request without one. */
const MOST_HOSTS = 1;

/**
 * Whether a request has exactly one `Host`, a name or an address with an optional port. Anything else is refused:
 * proxies disagree on which of two hosts counts, and a last label that is a number outside of an IPv4 address
 * (`a.0.0.1`) is not a valid URL host.
 */
export function hasPlainHost({ headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > MOST_HOSTS) return false;
  const { host } = headers;
  if (host === undefined) return true;
  return host.length <= LONGEST_HOST && !/[\s/?#@\\%]/.test(host) && URL.canParse(`http://${host}`);
}

/** Passes requests with a valid host to `others`; answers 400 to the rest. */
export function refuseBadHosts(publicUrl: string, others: RequestListener): RequestListener {
  const siteHeaders = { ...siteHeadersOf(publicUrl), 'Content-Security-Policy': NO_PAGE_POLICY };
  return (request, response) => {
    if (hasPlainHost(request)) {
      others(request, response);
      return;
    }
    const id = chooseRequestId(request.headers['x-request-id']);
    const refusal = refusalResponse(refuse('malformed_request'), id);
    // The body is not read, so this connection cannot carry another request.
    const headers = { ...siteHeaders, ...Object.fromEntries(refusal.headers), 'X-Request-Id': id, Connection: 'close' };
    void refusal.text().then((text) => response.writeHead(refusal.status, headers).end(text));
  };
}
