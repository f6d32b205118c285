import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Another site with one page, served over HTTP, because a page set without a server may not request anything from this
 * machine.
 */
export async function anotherSite(body: string): Promise<{ readonly address: string } & AsyncDisposable> {
  const page = `<!doctype html><html lang="ro"><title>Alt site</title><link rel="icon" href="data:,"><main>${body}</main></html>`;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
