import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { hashPassword } from '#server/features/accounts/index.ts';
import { openServices } from '#server/services.ts';
import { aManager } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { openLog } from './log.ts';
import { openLogSender } from './send-logs.ts';

type Received = {
  readonly timeUnixNano: string;
  readonly severityText: string;
  readonly body: { readonly stringValue: string };
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, string>> }[];
};

/** Takes logs as OTLP over HTTP. */
async function aCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    bodies.push(text);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/logs`,
    text: () => bodies.join('\n'),
    records: () => bodies.flatMap((body): Received[] => JSON.parse(body).resourceLogs[0].scopeLogs[0].logRecords),
    [Symbol.asyncDispose]: async () => {
      server.close();
    },
  };
}

const factsOf = ({ attributes }: Received) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('what the security log records is told elsewhere as it happens, without what was typed', async () => {
  await using story = await testApp();
  await using collector = await aCollector();
  const { id, email } = await aManager(story.db, { passwordHash: await hashPassword('Covrig#Plimba7') });
  const config = { ...story.services.config, logsAddress: collector.address };
  const services = openServices(config, { clock: story.clock.now, log: story.services.log });
  const answer = await createApp(services).fetch(
    new Request('http://localhost:3000/admin-service/authenticate', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'parola-gresita' }),
    }),
  );
  expect(answer.status).toBe(401);
  await services.close();
  const [record, ...others] = collector.records();
  expect(others).toEqual([]);
  expect(record).toMatchObject({
    timeUnixNano: `${story.clock.now()}000000`,
    severityText: 'WARN',
    body: { stringValue: 'security.sign_in_failed' },
  });
  expect(record && factsOf(record)).toEqual({
    'user.id': String(id),
    'client.address': '',
    'user_agent.original': '',
    detail: 'staff_sign_in',
    times: '1',
  });
  expect(collector.text()).not.toContain('parola-gresita');
  expect(collector.text()).not.toContain(email);
});

test('lines of the log are told as they were written, with their cuts; they stand here, too', async () => {
  await using collector = await aCollector();
  const sender = openLogSender({ address: collector.address, onLost: () => {} });
  const lines: string[] = [];
  const log = openLog('info', { place: { write: (line) => void lines.push(line) }, copyTo: sender.sendLine });
  log.error({ path: '/comanda/…', token: 'nobody-reads-this', err: new TypeError('broken') }, 'request.failed');
  await sender.close();
  expect(lines).toHaveLength(1);
  const [record] = collector.records();
  expect(record).toMatchObject({ severityText: 'ERROR', body: { stringValue: 'request.failed' } });
  expect(record && factsOf(record)).toMatchObject({ path: '/comanda/…', token: '[cut]' });
  expect(collector.text()).toContain('broken');
  expect(collector.text()).not.toContain('nobody-reads-this');
});

test('a collector that is away is told in the log here, once, and holds nothing up', async () => {
  const lost: string[] = [];
  const sender = openLogSender({ address: 'http://127.0.0.1:9/v1/logs', onLost: (reason) => void lost.push(reason) });
  for (let line = 0; line < 2_000; line += 1) sender.sendLine('{"level":30,"time":1,"msg":"one"}');
  await sender.close();
  expect(lost).toHaveLength(1);
});
