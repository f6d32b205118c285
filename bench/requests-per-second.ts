import autocannon from 'autocannon';

const CONNECTIONS = 32;
const SECONDS = 3;

export type Load = { readonly perSecond: number; readonly p99Ms: number };

/**
 * Requests answered per second on 32 keep-alive connections, for 3 s.
 *
 * @throws Error when an answer was not 200, because fast refusals must not count
 */
export async function requestsPerSecond(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Load> {
  const result = await autocannon({ url, headers: { ...headers }, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${url}: ${result.non2xx} refusals, ${result.errors} errors among ${result.requests.total} answers`,
    );
  }
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}
