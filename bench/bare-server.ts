/**
 * The minimum that a Node server can do: sends the same bytes to every client. In a process of its own, like the
 * worker.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const Reply = z.object({ headers: z.record(z.string(), z.string()), body: z.string() });
const Listening = z.object({ port: z.number() });

export type BareServer = { readonly address: string } & AsyncDisposable;

/** Serves, at every address, the present answer of `url`: same bytes, same headers. */
export async function bareServerLike(url: string, headers: Readonly<Record<string, string>> = {}): Promise<BareServer> {
  const { status, body, headers: answered } = await readRaw(url, headers);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  const child = fork(fileURLToPath(import.meta.url));
  child.send({ headers: answered, body: body.toString('base64') } satisfies z.infer<typeof Reply>);
  const [message]: unknown[] = await once(child, 'message');
  const { port } = Listening.parse(message);
  return {
    address: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** The bytes as they came over the network: `fetch` would decompress them. */
async function readRaw(url: string, headers: Readonly<Record<string, string>>) {
  const { get } = await import('node:http');
  const request = get(url, { headers, agent: false });
  const [response]: import('node:http').IncomingMessage[] = await once(request, 'response');
  if (response === undefined) throw new Error(`${url} did not answer`);
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const own = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'];
  const kept = Object.entries(response.headers).flatMap(([name, value]) =>
    own.includes(name) || value === undefined ? [] : [[name, String(value)] as const],
  );
  return { status: response.statusCode ?? 0, body: Buffer.concat(chunks), headers: Object.fromEntries(kept) };
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', (message) => {
    const reply = Reply.parse(message);
    const body = Buffer.from(reply.body, 'base64');
    const server = createServer((_request, response) => {
      response.writeHead(200, { ...reply.headers, 'Content-Length': body.byteLength });
      response.end(body);
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address !== null && typeof address !== 'string') process.send?.({ port: address.port });
    });
  });
  process.once('disconnect', () => process.exit(0));
}
