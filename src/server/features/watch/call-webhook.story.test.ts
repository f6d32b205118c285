import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { ok } from '#domain/result.ts';
import type { CallOut } from '#server/platform/http/call-out.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { aProduct } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { callWebhook } from './call-webhook.ts';
import { raiseAlarms } from './raise-alarms.ts';

const WEBHOOK = { url: 'https://sms.exemplu.ro/pofta', secret: 'frasinul-de-la-poarta' };

test('the service that rings telephones is told once per step, signed, without the guest', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const { services } = story;
  const config = { ...services.config, alarmWebhook: WEBHOOK };
  const { orderNumber } = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  story.clock.advanceMinutes(0.5);
  await raiseAlarms({ ...services, config });
  await raiseAlarms({ ...services, config });
  const { rows } = await services.pool.query("select data from pgboss.job where name = 'alarm'");
  expect(rows).toHaveLength(1);

  const heard: { readonly signature: string; readonly body: string }[] = [];
  const callOut: CallOut = async ({ to }, { address, headers, body }) => {
    expect([to, address.href]).toEqual(['configured', WEBHOOK.url]);
    heard.push({ signature: headers?.['Pofta-Signature'] ?? '', body: String(body) });
    return ok({ status: heard.length === 1 ? 503 : 204, body: Buffer.alloc(0) });
  };
  const call = () => callWebhook({ ...services, config, callOut }, rows[0].data);
  await expect(call()).rejects.toThrow('answered 503');
  await call();
  const [first] = heard;
  const [, timestamp, given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(first?.signature ?? '') ?? [];
  const expected = createHmac('sha256', WEBHOOK.secret).update(`${timestamp}.${first?.body}`).digest('hex');
  expect(given).toBe(expected);
  expect(JSON.parse(first?.body ?? '')).toEqual({
    event: 'unacknowledged',
    orderNumber,
    raisedAt: '2026-11-20T10:00:30.000Z',
    message: `Vatra Frasinilor, ora 12:00: Comanda ${orderNumber} nu a ajuns pe niciun panou cu sunet.`,
    restaurant: { name: 'Vatra Frasinilor', phoneNumber: '0258000100' },
    panel: `http://localhost:3000/comenzi/${orderNumber}`,
  });
});

test('without an address nothing is promised', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  story.clock.advanceMinutes(3);
  await raiseAlarms(story.services);
  const { rows } = await story.services.pool.query("select data from pgboss.job where name = 'alarm'");
  expect(rows).toEqual([]);
});
