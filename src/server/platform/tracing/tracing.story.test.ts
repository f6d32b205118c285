import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { beginBackgroundWork } from '#server/background-work.ts';
import { openServices } from '#server/services.ts';
import { anOrder, guest } from '#test/support/an-order.ts';
import { aProduct } from '#test/support/factories.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

type ReceivedSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, string>> }[];
};

/** Takes OTLP over HTTP as a collector does. */
async function aCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const isOtlp = request.url === '/v1/traces' && request.headers['content-type'] === 'application/json';
    if (isOtlp) bodies.push(text);
    response.writeHead(isOtlp ? 200 : 404, { 'Content-Type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    text: () => bodies.join('\n'),
    spans: () => bodies.flatMap((body): ReceivedSpan[] => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans),
    [Symbol.asyncDispose]: async () => {
      server.close();
    },
  };
}

test('an order is a trace: the request, its statements, and the job with the letter; nobody is named in it', async () => {
  await using story = await testApp();
  await using collector = await aCollector();
  await using folder = await temporaryFolder();
  await theRestaurant(story.db);
  const config = { ...story.services.config, traceEndpoint: collector.endpoint, dataDir: folder.path };
  const services = openServices(config, { clock: story.clock.now, log: story.services.log });
  const app = createApp(services);
  const work = beginBackgroundWork(services);
  await work.begun;
  const body = anOrder({ of: [await aProduct(story.db)], delivery: guest(7) });
  const answer = await app.fetch(
    new Request('http://localhost:3000/user-service/user-placing-order?utm=secret-in-the-address', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  expect(answer.status).toBe(201);
  await vi.waitFor(async () => {
    const { count } = await story.db
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('sent_at', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThan(0);
  }, 20_000);
  await work.close();
  await services.close();

  const spans = collector.spans();
  const request = spans.find(({ name }) => name === 'POST /user-service/user-placing-order');
  expect(request).toMatchObject({ kind: 2, traceId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(request?.parentSpanId).toBeUndefined();
  expect(factsOf(request)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/user-service/user-placing-order',
    'http.response.status_code': '201',
  });
  expect(BigInt(request?.endTimeUnixNano ?? 0)).toBeGreaterThan(BigInt(request?.startTimeUnixNano ?? 0));
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'commit']));
  expect(statements.every(({ kind, traceId }) => kind === 3 && traceId === request?.traceId)).toBe(true);
  const job = spans.find(({ name }) => name === 'job mail');
  const letter = spans.find(({ name }) => name === 'mail send');
  expect(job?.kind).toBe(5);
  expect(letter).toMatchObject({ traceId: job?.traceId, parentSpanId: job?.spanId });

  const { email, phoneNumber } = guest(7);
  const { firstName, lastName } = body.deliveryDetailsBean;
  for (const personal of [email, phoneNumber, firstName, lastName, 'secret-in-the-address']) {
    expect(personal).toMatch(/./);
    expect(collector.text()).not.toContain(personal);
  }
});

test('a collector that is away costs no answer, and is told once', async () => {
  await using story = await testApp();
  const config = { ...story.services.config, traceEndpoint: 'http://127.0.0.1:9' };
  const services = openServices(config, { clock: story.clock.now, log: story.services.log });
  const app = createApp(services);
  // Loaded by now, or not: what it answers is the same.
  await vi.dynamicImportSettled();
  expect((await app.fetch(new Request('http://localhost:3000/healthz'))).status).toBe(200);
  await services.close();
  expect(story.logged.filter(({ event }) => event === 'traces.lost')).toHaveLength(1);
});

test('without the setting nothing that traces is loaded', async () => {
  const loadedWith = async (endpoint: string) => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', LIST], {
      cwd: ROOT,
      env: {
        ...process.env,
        OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
        DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
      },
    });
    return stdout
      .split('\n')
      .filter((file) => /\/tracing\/|opentelemetry/.test(file))
      .map((file) => file.split('/').at(-1));
  };
  expect(await loadedWith('')).not.toContain('otlp-tracer.ts');
  expect(await loadedWith('http://127.0.0.1:9')).toContain('otlp-tracer.ts');
});

/** Prints the address of every file of an open process. */
const LIST = `
  const { registerHooks } = await import('node:module');
  registerHooks({ load: (url, context, next) => { console.log(url); return next(url, context); } });
  const { loadConfig } = await import('./src/server/config.ts');
  const { openServices } = await import('./src/server/services.ts');
  const { createApp } = await import('./src/server/app.ts');
  createApp(openServices(loadConfig()));
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setTimeout(resolve, 200));
  process.exit(0);`;

function factsOf(span: ReceivedSpan | undefined): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));
}
