/** Missed orders (reliability.md P5): whatever keeps a panel from ringing, an alarm is sent in time. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ReportPanelRequest } from '#contract/watch/wire.ts';
import { mailServices } from '#server/features.ts';
import type { OutgoingMail } from '#server/platform/mail/mailer.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { type AProduct, aManager, aProduct, type SignedIn } from '#test/support/factories.ts';
import { collectMails } from '#test/support/postbox.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { asMany } from '#test/support/whole-storms.ts';
import { raiseAlarms } from './raise-alarms.ts';

type Kitchen = {
  readonly story: TestApp;
  readonly mara: SignedIn;
  readonly pie: AProduct;
  readonly wait: (seconds: number) => Promise<readonly string[]>;
} & AsyncDisposable;

/** Friday noon; the restaurant has been open since ten, and the watch looks around whenever time has passed. */
async function openKitchen(now?: string): Promise<Kitchen> {
  const story = await testApp(now === undefined ? {} : { now });
  await theRestaurant(story.db);
  const mara = await aManager(story.db);
  const pie = await aProduct(story.db);
  return {
    story,
    mara,
    pie,
    async wait(seconds) {
      story.clock.advanceMinutes(seconds / 60);
      await raiseAlarms(story.services);
      return alarmsOf(story);
    },
    [Symbol.asyncDispose]: story.close,
  };
}

/** Every alarm so far, of orders and of the restaurant, in the order they were raised. */
async function alarmsOf({ services }: TestApp): Promise<readonly string[]> {
  const { rows } = await services.pool.query<{ what: string }>(
    `select what from (
       select step as what, raised_at, array_position(array['unacknowledged', 'unopened', 'unanswered'], step) as place
         from order_alarms
       union all select kind, raised_at, 0 from house_alarms
     ) as raised order by raised_at, place`,
  );
  return rows.map(({ what }) => what);
}

async function jobsOf({ services }: TestApp, queue: string): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await services.pool.query<{ data: Record<string, unknown> }>(
    'select data from pgboss.job where name = $1 order by created_on, id',
    [queue],
  );
  return rows.map(({ data }) => data);
}

const alarmMails = async (story: TestApp) =>
  (await jobsOf(story, 'mail')).filter(({ kind }) => kind === 'order_alarm' || kind === 'house_alarm');

/** A panel's word, as the tablet sends it. */
function says({ story, mara }: Pick<Kitchen, 'story' | 'mara'>, word: Partial<ReportPanelRequest> = {}) {
  return story.apiOf(mara)('reportPanel', {
    body: { panelId: randomUUID(), sound: 'on', isVisible: true, ...word },
  });
}

describe('whatever keeps a panel from ringing', () => {
  const sights = [
    ['no panel at all', null, 30],
    ['a mute panel', { sound: 'off' }, 30],
    ['a panel that was refused its sound', { sound: 'blocked' }, 30],
    ['a panel in a tab behind others', { isVisible: false }, 30],
    ['a page that crashed after it showed the order', {}, 60],
  ] as const;

  test.each(sights)('%s: alarm within its limit', async (_, sight, limit) => {
    await using kitchen = await openKitchen();
    const { story, pie, wait } = kitchen;
    await says(kitchen);
    const { orderNumber } = await place(story.api, anOrder({ of: [pie] }));
    if (sight !== null) await says(kitchen, { ...sight, delivered: [orderNumber], rendered: [orderNumber] });
    expect(await wait(limit - 1)).toEqual([]);
    expect(await wait(1)).toEqual([limit === 30 ? 'unacknowledged' : 'unopened']);
    expect(await alarmMails(story)).toHaveLength(1);
  });

  test('a tablet that fell asleep before the order came', async () => {
    await using kitchen = await openKitchen();
    const { story, pie, wait } = kitchen;
    await says(kitchen);
    expect(await wait(60)).toEqual([]);
    await place(story.api, anOrder({ of: [pie] }));
    expect(await wait(29)).toEqual([]);
    expect(await wait(1)).toEqual(['unacknowledged']);
  });

  test('a session that expired: the panel is turned away, and nothing it says counts', async () => {
    await using kitchen = await openKitchen();
    const { story, pie, mara, wait } = kitchen;
    await says(kitchen);
    await story.apiOf(mara)('signOut');
    const { orderNumber } = await place(story.api, anOrder({ of: [pie] }));
    const word = { panelId: randomUUID(), sound: 'on' as const, isVisible: true, rendered: [orderNumber] };
    expect(await refusalOf(story.apiOf(mara), 'reportPanel', { body: word })).toMatchObject({ status: 401 });
    expect(await wait(30)).toEqual(['unacknowledged']);
  });

  test('shown and opened, but unanswered: three minutes', async () => {
    await using kitchen = await openKitchen();
    const { story, pie, wait } = kitchen;
    const { orderNumber } = await place(story.api, anOrder({ of: [pie] }));
    await says(kitchen, { rendered: [orderNumber], opened: [orderNumber] });
    expect(await wait(179)).toEqual([]);
    expect(await wait(1)).toEqual(['unanswered']);
    const { alarms } = await says(kitchen);
    expect(alarms).toEqual([{ orderNumber, step: 'unanswered', raisedAt: '2026-11-20T10:03:00.000Z' }]);
  });
});

test('each step is taken once, by whichever process, before and after a restart', async () => {
  await using kitchen = await openKitchen();
  const { story, pie } = kitchen;
  await place(story.api, anOrder({ of: [pie] }));
  story.clock.advanceMinutes(3);
  const processes = [story, story.second(), story.second()];
  await Promise.all(processes.map(({ services }) => raiseAlarms(services)));
  await raiseAlarms(story.second().services);
  expect(await alarmsOf(story)).toEqual(['unacknowledged', 'unopened', 'unanswered']);
  expect(await alarmMails(story)).toHaveLength(1);
});

test('unanswered orders are one mail, at once; the next one comes ten minutes later and lists what still waits', async () => {
  await using kitchen = await openKitchen();
  const { story, pie, mara, wait } = kitchen;
  const numbers: number[] = [];
  const mails: number[] = [];
  for (let order = 0; order < 19; order += 1) {
    numbers.push((await place(story.api, anOrder({ of: [pie], delivery: guest(order) }))).orderNumber);
    await wait(60);
    mails.push((await alarmMails(story)).length);
  }
  // Of the first order at once, then once in ten minutes.
  expect(mails).toEqual([...Array(10).fill(1), ...Array(9).fill(2)]);
  const [answered = 0, ...others] = numbers;
  await story.apiOf(mara)('confirmOrder', { body: { orderNumber: answered, timeToPrepare: 10 } });
  const sent = (await collectMails(story)).filter(({ to }) => to.address === 'comenzi@exemplu.ro');
  expect(sent.map(({ subject }) => subject)).toContain('Atenție: 18 comenzi așteaptă răspuns');
  for (const number of others) expect(sent.at(-1)?.text).toContain(`Comanda nr. ${number}`);
  expect(sent.at(-1)?.text).not.toContain(String(answered));
  expect(sent.at(-1)?.text).toContain('http://localhost:3000/comenzi/noi');
  // What was raised in between is told when the pause is over, even if nothing new is due.
  await Promise.all(
    others
      .slice(0, -1)
      .map((orderNumber) => story.apiOf(mara)('confirmOrder', { body: { orderNumber, timeToPrepare: 10 } })),
  );
  await wait(600);
  expect((await collectMails(story)).map(({ subject }) => subject)).toContain(
    `Atenție, comanda nr. ${others.at(-1)}: clientul așteaptă răspuns de trei minute`,
  );
  // Everything about it was told, so it is not told again.
  await wait(1200);
  expect(await alarmMails(story)).toEqual([]);
});

test('of several processes one sends the mail', async () => {
  await using kitchen = await openKitchen();
  const { story, pie } = kitchen;
  for (let order = 0; order < 5; order += 1) await place(story.api, anOrder({ of: [pie], delivery: guest(order) }));
  story.clock.advanceMinutes(3);
  const processes = [story, story.second(), story.second()];
  await Promise.all(processes.map(({ services }) => raiseAlarms(services)));
  expect(await alarmMails(story)).toHaveLength(1);
  expect(await alarmsOf(story)).toHaveLength(15);
});

const ROUNDS = asMany({ small: 5, whole: 25 });
const AT_ONCE = 20;

test(`${ROUNDS * AT_ONCE} orders that are handled as they should raise no alarm`, async () => {
  await using kitchen = await openKitchen();
  const { story, pie, mara, wait } = kitchen;
  const api = story.apiOf(mara);
  const panelId = randomUUID();
  const report = (word: Partial<ReportPanelRequest>) => says(kitchen, { panelId, ...word });
  for (let round = 0; round < ROUNDS; round += 1) {
    const placed = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        place(story.api, anOrder({ of: [pie], delivery: guest(AT_ONCE * round + index) })),
      ),
    );
    const numbers = placed.map(({ orderNumber }) => orderNumber);
    await report({ delivered: numbers, rendered: numbers });
    expect(await wait(50)).toEqual([]);
    await report({ opened: numbers });
    expect(await wait(120)).toEqual([]);
    await Promise.all(
      numbers.map((orderNumber, index) =>
        index % 5 === 0
          ? api('rejectOrder', { body: { orderNumber, reason: 'Cuptorul este plin.' } })
          : api('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } }),
      ),
    );
    expect(await wait(10)).toEqual([]);
  }
  expect(await alarmMails(story)).toEqual([]);
});

test('an order for later that came in the night raises no alarm until the opening', async () => {
  await using kitchen = await openKitchen('2026-11-20T02:00:00+02:00');
  const { story, pie, wait } = kitchen;
  const delivery = { asSoonAsPossible: false, chosenOrderDate: '2026-11-20T19:30' };
  await place(story.api, anOrder({ of: [pie], delivery }));
  expect(await wait(3600)).toEqual([]);
  story.clock.set('2026-11-20T09:59:00+02:00');
  expect(await wait(0)).toEqual([]);
  story.clock.set('2026-11-20T10:00:00+02:00');
  await says(kitchen);
  expect(await wait(29)).toEqual([]);
  expect(await wait(1)).toEqual(['unacknowledged']);
});

test('the restaurant opens and no panel can be heard: one mail, and panels and the back office say so', async () => {
  await using kitchen = await openKitchen('2026-11-20T10:00:00+02:00');
  const { story, mara, wait } = kitchen;
  await says(kitchen, { sound: 'off' });
  expect(await wait(60)).toEqual(['no_panel']);
  expect(await wait(60)).toEqual(['no_panel']);
  expect(await alarmMails(story)).toHaveLength(1);
  expect(await story.apiOf(mara)('getPanelWatch')).toMatchObject({ isOpen: true, panels: 0, panelsWithSound: 0 });
  await says(kitchen, { sound: 'on' });
  expect(await story.apiOf(mara)('getPanelWatch')).toMatchObject({ panels: 1, panelsWithSound: 1 });
  // It falls silent in the middle of service: told once more, once.
  expect(await wait(299)).toEqual(['no_panel']);
  expect(await wait(1)).toEqual(['no_panel', 'panel_lost']);
  expect(await wait(600)).toEqual(['no_panel', 'panel_lost']);
});

test('a panel that rings at the opening is enough', async () => {
  await using kitchen = await openKitchen('2026-11-20T09:59:30+02:00');
  const { wait } = kitchen;
  for (let minute = 0; minute < 40; minute += 1) {
    await says(kitchen);
    expect(await wait(60)).toEqual([]);
  }
});

test('another person’s page cannot be spoken for', async () => {
  await using kitchen = await openKitchen();
  const { story, wait } = kitchen;
  const panelId = randomUUID();
  await says(kitchen, { panelId });
  const other = await aManager(story.db);
  await wait(80);
  await says({ story, mara: other }, { panelId });
  await wait(20);
  expect((await story.apiOf(other)('getPanelWatch')).panels).toBe(0);
});

test('an accepted order for later is called out when it must be begun, until staff acknowledge it', async () => {
  await using kitchen = await openKitchen();
  const { story, pie, mara } = kitchen;
  const delivery = { ...guest(1), asSoonAsPossible: false, chosenOrderDate: '2026-11-20T19:30' };
  const { orderNumber } = await place(story.api, anOrder({ of: [pie], delivery }));
  await story.apiOf(mara)('confirmOrder', { body: { orderNumber, timeToPrepare: 40 } });
  story.clock.set('2026-11-20T18:49:59+02:00');
  expect((await says(kitchen)).preparations).toEqual([]);
  story.clock.set('2026-11-20T18:50:00+02:00');
  expect((await says(kitchen)).preparations).toEqual([
    {
      orderNumber,
      client: 'Ana-Maria Pop',
      deliveryMethod: 'PICKUP',
      promisedAt: '2026-11-20T17:30:00.000Z',
      startsAt: '2026-11-20T16:50:00.000Z',
    },
  ]);
  expect((await says(kitchen, { begun: [orderNumber] })).preparations).toEqual([]);
});

test('the mail says what to do, and is not sent when staff answered meanwhile', async () => {
  await using kitchen = await openKitchen();
  const { story, pie, mara, wait } = kitchen;
  const sent: OutgoingMail[] = [];
  const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close: () => {} };
  const { orderNumber } = await place(story.api, anOrder({ of: [pie] }));
  await wait(30);
  const [first] = await alarmMails(story);
  await sendMail(mailServices(story.services, mailer), first);
  expect(sent.map(({ subject, to }) => [subject, to.address])).toEqual([
    [`Atenție, comanda nr. ${orderNumber}: comandă nouă pe care nu o aude nimeni`, 'comenzi@exemplu.ro'],
  ]);
  expect(sent[0]?.text).toContain(`http://localhost:3000/comenzi/${orderNumber}`);
  await story.apiOf(mara)('confirmOrder', { body: { orderNumber, timeToPrepare: 10 } });
  await sendMail(mailServices(story.services, mailer), first);
  expect(sent).toHaveLength(1);
});
