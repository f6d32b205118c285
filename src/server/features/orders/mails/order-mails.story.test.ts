import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, test, vi } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { mailServices } from '#server/features.ts';
import { runQueues } from '#server/platform/define/queues.ts';
import { MAIL_QUEUE } from '#server/platform/mail/mail-queue.ts';
import { type Mailer, type OutgoingMail, openMailer } from '#server/platform/mail/mailer.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { mailWork } from '#server/platform/mail/work-mails.ts';
import type { Services } from '#server/services.ts';
import { aDelivery, anOrder, guest, place } from '#test/support/an-order.ts';
import { aCoupon, aManager, aProduct, aPromotion, aZone } from '#test/support/factories.ts';
import { patience } from '#test/support/patience.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

/** Keeps letters instead of sending them. */
function postbox(): { readonly mailer: Mailer; readonly mails: readonly OutgoingMail[] } {
  const mails: OutgoingMail[] = [];
  return { mails, mailer: { send: async (mail) => void mails.push(mail), close: () => {} } };
}

async function openStory(): Promise<TestApp> {
  const story = await testApp();
  await theRestaurant(story.db);
  return story;
}

async function orderIdOf({ db }: TestApp): Promise<number> {
  return (await db.selectFrom('orders').select('id').executeTakeFirstOrThrow()).id;
}

test('the first mail says everything, and that the order is not firm yet', async () => {
  await using story = await openStory();
  const zone = await aZone(story.db, { fee: bani(700) });
  const pizza = await aProduct(story.db, {
    name: 'Pizza <Quattro>',
    price: bani(3200),
    boxPrice: bani(200),
    allergens: ['milk', 'gluten'],
    extras: [{ name: 'Măsline', price: bani(300) }],
  });
  const beer = await aProduct(story.db, { name: 'Bere', price: bani(900), deposit: bani(50), isAgeRestricted: true });
  const cake = await aProduct(story.db, { name: 'Papanași', price: bani(2000), isFromFrozen: true });
  const bundle = await aPromotion(story.db, {
    name: 'Prânz dulce',
    sets: [
      { label: 'Fel', options: [pizza] },
      { label: 'Desert', isFree: true, options: [cake] },
    ],
  });
  const { code } = await aCoupon(story.db, { couponCode: 'POFTA10' });
  const dimension = { id: pizza.sizeId, quantity: 2, preferredMessage: 'bine coaptă & "crocantă"' };
  const placed = await place(
    story.api,
    anOrder({
      of: [],
      orderDetails: [
        {
          productId: pizza.id,
          dimensionsBean: { ...dimension, extraIngredientsBeanList: [{ name: 'Măsline' }] },
        },
        { productId: beer.id, dimensionsBean: { id: beer.sizeId, quantity: 2 } },
      ],
      orderPromotionDetails: [
        {
          promotionId: bundle.id,
          quantity: 1,
          productBeans: [pizza, cake].map((one) => ({ productId: one.id, dimensionId: one.sizeId })),
        },
      ],
      declaredAdult: true,
      inputCouponPayloadBean: code,
      delivery: aDelivery(zone.code, { additionalInformation: '<script>alert(1)</script>' }),
    }),
  );
  const { mailer, mails } = postbox();
  await sendMail(mailServices(story.services, mailer), { kind: 'order_received', orderId: await orderIdOf(story) });
  const [mail] = mails;
  expect(mail).toMatchObject({
    messageId: `<order_received.${placed.orderNumber}@localhost>`,
    from: { name: 'Vatra Frasinilor', address: 'comenzi@exemplu.ro' },
    to: { name: 'Ana-Maria Pop', address: 'ana.pop@exemplu.ro' },
    subject: `Am primit comanda ta nr. ${placed.orderNumber}`,
  });
  const text = (mail?.text ?? '').replaceAll('\u00a0', ' ');
  for (const words of [
    'Comanda devine fermă după ce o confirmăm',
    `http://localhost:3000${placed.trackingPath}`,
    '2 × Pizza <Quattro>, 300 g: 70,00 lei',
    '+ Măsline',
    'Mesaj: „bine coaptă & "crocantă"”',
    '1 × Prânz dulce: 32,00 lei',
    'Papanași, 300 g (gratuit, preparat din produs congelat)',
    'Ambalaje: 6,00 lei',
    'Garanție SGR (2 × 0,50 lei): 1,00 lei',
    'Livrare: 7,00 lei',
    'Reducere POFTA10: −10,20 lei',
    'Total de plată: 123,80 lei',
    'Unde: Strada Lungă nr. 5, bl. B, ap. 3, Blaj',
    'Plată: numerar la livrare',
    'Pizza <Quattro>: cereale care conțin gluten, lapte',
    'Papanași: nedeclarați',
    '18+',
    'La băuturile sigilate ai drept de retragere: le poți returna nedeschise în 14 zile de la primire',
    'http://localhost:3000/retragere-din-contract',
    'Vatra Frasinilor, Strada Frasinului nr. 12, Blaj',
    'Acesta nu este bon fiscal.',
  ]) {
    expect(text).toContain(words);
  }
  expect(mail?.html).toContain('Pizza &lt;Quattro&gt;');
  expect(mail?.html).not.toContain('<script>');
  expect(mail?.html).not.toContain('{{link}}');
});

test('acceptance and rejection tell what the guest needs, under the subjects agreed', async () => {
  await using story = await openStory();
  const pie = await aProduct(story.db);
  const api = story.apiOf(await aManager(story.db));
  const { mailer, mails } = postbox();
  const services = mailServices(story.services, mailer);

  const first = await place(story.api, anOrder({ of: [pie] }));
  const orderId = await orderIdOf(story);
  await api('confirmOrder', { body: { orderNumber: first.orderNumber, timeToPrepare: 30 } });
  await sendMail(services, { kind: 'order_accepted', orderId });
  expect(mails[0]?.subject).toBe(
    `Comanda ta nr. ${first.orderNumber} a fost acceptată: gata în aproximativ 30 de minute`,
  );
  expect(mails[0]?.text).not.toContain('alergii.');
  expect(mails[0]?.text).toContain('în jurul orei 12:30');
  expect(mails[0]?.text).toContain('Pentru preparatele culinare nu există drept de retragere');
  expect(mails[0]?.text, 'nothing sealed was ordered').not.toContain('băuturile sigilate ai drept');
  expect(mails[0]?.text).toContain('TERMENII ȘI CONDIȚIILE ACCEPTATE (VERSIUNEA DIN 20 NOIEMBRIE 2026)');
  expect(mails[0]?.text).toContain('13. Modificarea termenilor');
  expect(mails[0]?.html).toContain('8. Anularea și dreptul de retragere');

  await api('rejectOrder', { body: { orderNumber: first.orderNumber, reason: 'S-a stricat cuptorul.' } });
  await sendMail(services, { kind: 'order_rejected', orderId });
  expect(mails[1]?.subject).toBe(`Ne pare rău, comanda nr. ${first.orderNumber} nu poate fi onorată`);
  expect(mails[1]?.text).toContain('S-a stricat cuptorul.');
  expect(mails[1]?.text).toContain('0258 000 100');
});

test('a delivery is promised at the door, as its live page says it', async () => {
  await using story = await openStory();
  const [zone, pie] = [await aZone(story.db), await aProduct(story.db)];
  const { orderNumber } = await place(story.api, anOrder({ of: [pie], delivery: aDelivery(zone.code) }));
  await story.apiOf(await aManager(story.db))('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
  const { mailer, mails } = postbox();
  await sendMail(mailServices(story.services, mailer), { kind: 'order_accepted', orderId: await orderIdOf(story) });
  const promise = 'ajunge la tine în aproximativ 30 de minute';
  expect(mails[0]?.subject).toBe(`Comanda ta nr. ${orderNumber} a fost acceptată: ${promise}`);
  expect(mails[0]?.text).toContain(`ne apucăm de treabă: ${promise}, în jurul orei 12:30.`);
});

test('an order for later is announced with its date and hour', async () => {
  await using story = await openStory();
  const additionalInformation = 'Sunt alergică la ouă.';
  const delivery = { asSoonAsPossible: false, chosenOrderDate: '2026-11-20T19:30', additionalInformation };
  const { orderNumber } = await place(story.api, anOrder({ of: [await aProduct(story.db)], delivery }));
  const body = { orderNumber, timeToPrepare: null, allergyRead: true };
  await story.apiOf(await aManager(story.db))('confirmOrder', { body });
  const { mailer, mails } = postbox();
  await sendMail(mailServices(story.services, mailer), { kind: 'order_accepted', orderId: await orderIdOf(story) });
  expect(mails[0]?.subject).toBe(`Comanda ta nr. ${orderNumber} este programată pentru 20 noiembrie 2026, ora 19:30`);
  const confirmation = 'Bucătăria a confirmat: a citit mesajul tău despre alergii.';
  expect(mails[0]?.text).toContain(confirmation);
  expect(mails[0]?.html).toContain(confirmation);
});

test('a job that comes again sends nothing again; what is kept holds no key', async () => {
  await using story = await openStory();
  const { accessToken } = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  const { mailer, mails } = postbox();
  const job = { kind: 'order_received', orderId: await orderIdOf(story) };
  await sendMail(mailServices(story.services, mailer), job);
  await sendMail(mailServices(story.services, mailer), job);
  expect(mails).toHaveLength(1);
  const [kept] = await story.db.selectFrom('mails').selectAll().execute();
  expect(kept).toMatchObject({ attempts: 1, recipient: 'ana.pop@exemplu.ro', last_error: null });
  expect(JSON.stringify(kept)).not.toContain(accessToken);
});

test('a mail server that is down never touches an order, and the mail arrives when it is back', async () => {
  await using story = await openStory();
  const arrived = Promise.withResolvers<{ readonly to: readonly string[]; readonly mail: string }>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let mail = '';
      stream.on('data', (chunk) => {
        mail += chunk;
      });
      stream.on('end', () => {
        arrived.resolve({ to: session.envelope.rcptTo.map(({ address }) => address), mail });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  let isDown = true;
  const real = openMailer({ findServer: async () => ({ url: `smtp://127.0.0.1:${port}` }), dataDir: '' });
  const mailer: Mailer = {
    ...real,
    send: async (mail) => {
      if (isDown) throw new Error('connect ECONNREFUSED');
      await real.send(mail);
    },
  };
  const stopping = new AbortController();
  await sendQueued(story.services, mailer, stopping.signal);

  const { orderNumber } = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  const pool = story.services.pool;
  await vi.waitFor(
    async () => {
      // Kept from trying again by itself while it is looked at.
      const { rows } = await pool.query(
        "update pgboss.job set start_after = now() + interval '1 hour' where name = 'mail' and state = 'retry' returning state",
      );
      expect(rows).toEqual([{ state: 'retry' }]);
    },
    { timeout: patience(60_000) },
  );
  const [failed] = await story.db.selectFrom('mails').select(['attempts', 'last_error', 'sent_at']).execute();
  expect(failed).toEqual({ attempts: 1, last_error: 'connect ECONNREFUSED', sent_at: null });

  isDown = false;
  await pool.query("update pgboss.job set start_after = now() where name = 'mail'");
  const { to, mail } = await arrived.promise;
  expect(to).toEqual(['ana.pop@exemplu.ro']);
  expect(mail).toContain(`Message-ID: <order_received.${orderNumber}@localhost>`);
  stopping.abort();
  real.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

test('a rush of orders does not make its mails wait a second each', async () => {
  await using story = await openStory();
  const count = 20;
  const pie = await aProduct(story.db);
  for (let index = 0; index < count; index += 1) {
    await place(story.api, anOrder({ of: [pie], delivery: guest(index) }));
  }
  const all = Promise.withResolvers<void>();
  const sentAt = new Map<string, number>();
  const mailer: Mailer = {
    async send({ messageId }) {
      sentAt.set(messageId, performance.now());
      if (sentAt.size === count) all.resolve();
    },
    close: () => {},
  };
  const stopping = new AbortController();
  await sendQueued(story.services, mailer, stopping.signal);
  await all.promise;
  // Looked for once a second, no two would follow each other so closely; here some do, whatever the machine has to do.
  const gaps = [...sentAt.values()].map((at, index, moments) => at - (moments[index - 1] ?? Number.NEGATIVE_INFINITY));
  expect(Math.min(...gaps)).toBeLessThan(500);
});

test('without a mail server, letters are files that any mail program opens', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pofta-mail-'));
  const mailer = openMailer({ findServer: async () => null, dataDir });
  await mailer.send({
    messageId: '<order_received.12345678@localhost>',
    from: { name: 'Vatra Frasinilor', address: 'comenzi@exemplu.ro' },
    replyTo: null,
    leaveAddress: null,
    // What a guest may be called must not become a header.
    to: { name: 'Ana\r\nBcc: altul@exemplu.ro', address: 'ana@exemplu.ro' },
    subject: 'Am primit comanda',
    html: '<p>Bună</p>',
    text: 'Bună',
  });
  const files = await readdir(join(dataDir, 'mail'));
  expect(files).toEqual(['order_received.12345678@localhost.eml']);
  const mail = await readFile(join(dataDir, 'mail', files[0] ?? ''), 'utf8');
  expect(mail).toContain('To: ');
  expect(mail).not.toMatch(/^Bcc:/m);
  await rm(dataDir, { recursive: true });
});

/** Works on the queue of mails as a process does, with this mailer. */
async function sendQueued(services: Services, mailer: Mailer, signal: AbortSignal): Promise<void> {
  const open = () => ({ work: mailWork(mailServices(services, mailer)) });
  await runQueues([{ queues: [{ queue: MAIL_QUEUE, failed: 'mail.not_sent', open }] }], services, signal).ended;
}
