/** What the simulated invoicing programmes share: a server on loopback, faults, and a ledger to compare with. */
import { createServer, type IncomingMessage, request as requestPlainly, type ServerResponse } from 'node:http';
import type { CallOut } from '#server/platform/http/call-out.ts';
import { callOut } from '#server/platform/http/call-out.ts';

/**
 * The fault of the next request for an invoice. `lost` issues it and cuts the connection, `broken` issues it and answers
 * 500, `cut` and `failed` do the same without issuing; `slow` issues it and never answers.
 */
export type InvoiceFault = 'lost' | 'broken' | 'cut' | 'failed' | 'slow' | 'busy';

/** What a programme holds of an invoice, amounts in bani. */
export type Entry = {
  readonly series: string;
  readonly number: string;
  readonly buyer: string;
  readonly text: string;
  readonly day: string;
  readonly total: number;
  /** With VAT, by rate in percent. */
  readonly byRate: Readonly<Record<string, number>>;
  /** The shop's key against repetition. */
  readonly key: string;
};

export type Heard = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: Readonly<Record<string, unknown>>;
};
export type Answered = { readonly status: number; readonly body: unknown };

export type Ledger = {
  readonly entries: Entry[];
  readonly next: () => string;
};

/** A ledger whose numbers go up by one, as „0041”. */
export function aLedger(first = 41): Ledger {
  const entries: Entry[] = [];
  return { entries, next: () => String(first + entries.length).padStart(4, '0') };
}

type Protocol = {
  /** Whether it asks for an invoice. */
  readonly issues: (heard: Heard) => boolean;
  readonly answer: (heard: Heard) => Answered;
  readonly busy: Answered;
};

export async function serveProgramme({ issues, answer, busy }: Protocol) {
  const faults: InvoiceFault[] = [];
  const requests: string[] = [];
  const held = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    const heard = await hear(request);
    requests.push(`${heard.method} ${heard.path}`);
    const fault = issues(heard) ? faults.shift() : undefined;
    if (fault === 'cut') return void response.destroy();
    if (fault === 'failed') return send(response, { status: 500, body: '<html>Eroare</html>' });
    if (fault === 'busy') return send(response, busy);
    const answered = answer(heard);
    if (fault === 'lost') return void response.destroy();
    if (fault === 'broken') return send(response, { status: 500, body: '<html>Eroare</html>' });
    if (fault === 'slow') return void held.add(response);
    send(response, answered);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    faults,
    requests,
    callOut: callLoopback(port),
    close: async () => {
      for (const response of held) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The product's own request, connected to the simulated programme after its address was checked; waits a second at most. */
function callLoopback(port: number): CallOut {
  return (caller, asked) =>
    callOut({ ...caller, timeoutMs: 1_000 }, asked, (address, { method, headers, signal }) =>
      requestPlainly({
        host: '127.0.0.1',
        port,
        path: `${address.pathname}${address.search}`,
        ...(method && { method }),
        ...(headers && { headers }),
        ...(signal && { signal }),
      }),
    );
}

async function hear(request: IncomingMessage): Promise<Heard> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? '', 'http://fake');
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: text === '' ? {} : JSON.parse(text),
  };
}

function send(response: ServerResponse, { status, body }: Answered) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Sums by rate, as a programme adds the lines that it was sent. */
export function addUp(lines: readonly { readonly rate: number; readonly amount: number }[]) {
  const byRate: Record<string, number> = {};
  for (const { rate, amount } of lines) byRate[rate] = (byRate[rate] ?? 0) + amount;
  return { byRate, total: Object.values(byRate).reduce((sum, amount) => sum + amount, 0) };
}
