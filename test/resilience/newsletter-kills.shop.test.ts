/**
 * Promise P7 for newsletters: every subscriber gets a letter once, whatever process dies meanwhile; a kill duplicates
 * at most the one mail being sent. No letter goes to an unsubscribed address.
 */
import { randomBytes } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { expect, test, vi } from 'vitest';
import { createNamedApi } from '#contract/named-api.ts';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { anImage } from '#test/support/factories.ts';
import { patience } from '#test/support/patience.ts';
import { aRunningShop } from '#test/support/running-shop.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { asMany, STORM_LIMIT_MS } from '#test/support/whole-storms.ts';

const SUBSCRIBERS = asMany({ small: 400, whole: 5_000 });
const STRANGERS = 200;
const LEAVERS = 0.1 * SUBSCRIBERS;
/** A worker is killed without warning after this many mails. */
const KILL_AFTER = [0.06, 0.22, 0.4, 0.6, 0.84].map((share) => share * SUBSCRIBERS);
const LEAVE_AFTER = 0.3 * SUBSCRIBERS;
/** Gets an alarm during opening hours, because no panel is connected. */
const RESTAURANT = 'comenzi@exemplu.ro';
/** Timeout of a wait. */
const PATIENCE_MS = patience(60_000);

test(`${SUBSCRIBERS} letters under five kills: each once, one more for a kill at most, none to who unsubscribed`, {
  timeout: STORM_LIMIT_MS,
}, async () => {
  let kill = async () => {};
  let leave = async () => {};
  const happened: Promise<void>[] = [];
  await using post = await openCountingPost((mails) => {
    if (KILL_AFTER.includes(mails)) happened.push(kill());
    if (mails === LEAVE_AFTER) happened.push(leave());
  });
  await using shop = await aRunningShop({ settings: { WEB_WORKERS: '2', SMTP_URL: post.url } });
  const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'newsletter-kills' });
  await using _closing = { [Symbol.asyncDispose]: () => db.destroy() };
  await theRestaurant(db);
  const { hash } = await anImage(db);
  const subscribed = await subscribe(db, 'abonat', SUBSCRIBERS, 'confirmed');
  await subscribe(db, 'plecat', STRANGERS, 'left');
  await subscribe(db, 'asteapta', STRANGERS, 'pending');
  // They are last in the list, so their letters are not sent yet when they unsubscribe.
  const leavers = subscribed.slice(-LEAVERS);
  kill = async () => {
    // The found process may have ended by now, or none may run at this moment: then the next one is killed.
    await vi.waitFor(
      async () => {
        const [pid] = await shop.listWorkerPids();
        if (pid === undefined) throw new Error('No worker lives right now');
        process.kill(pid, 'SIGKILL');
      },
      { timeout: PATIENCE_MS },
    );
  };
  leave = async () => {
    await db
      .updateTable('newsletter_subscribers')
      .set({ state: 'left', left_at: new Date() })
      .where('email', 'in', leavers)
      .execute();
  };

  const headers = { authorization: `Bearer ${await shop.signIn()}` };
  const body = { subject: 'Ciorbă la cazan', content: '<p>Vă așteptăm!</p>', image: hash };
  const { recipients } = await createNamedApi(fetch, shop.address)('sendNewsletter', { body, headers });
  expect(recipients).toBe(SUBSCRIBERS);

  await expect.poll(() => stateOf(db), { timeout: STORM_LIMIT_MS, interval: 500 }).toBe('finished');
  await Promise.all(happened);
  expect(happened).toHaveLength(KILL_AFTER.length + 1);
  const stayed = subscribed.slice(0, -LEAVERS);
  expect(stayed.filter((address) => !post.counts.has(address))).toEqual([]);
  expect([...post.counts.keys()].filter((address) => !stayed.includes(address))).toEqual([]);
  expect(post.total()).toBeLessThanOrEqual(stayed.length + KILL_AFTER.length);
  const counts = await db
    .selectFrom('campaign_recipients')
    .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
    .groupBy('state')
    .orderBy('state')
    .execute();
  expect(counts).toEqual([
    { state: 'sent', count: stayed.length },
    { state: 'skipped', count: LEAVERS },
  ]);
});

/** Inserts this many subscribers at once; returns their addresses in sending order. */
async function subscribe(
  db: Database,
  name: string,
  count: number,
  state: 'pending' | 'confirmed' | 'left',
): Promise<readonly string[]> {
  const at = new Date();
  const addresses = Array.from({ length: count }, (_, index) => `${name}-${index}@exemplu.ro`);
  for (let first = 0; first < count; first += 1_000) {
    const rows = addresses.slice(first, first + 1_000).map((email) => ({
      email,
      state,
      confirm_hash: randomBytes(32),
      confirm_until: at,
      leave_hash: randomBytes(32),
      requested_at: at,
      confirmed_at: state === 'pending' ? null : at,
      left_at: state === 'left' ? at : null,
    }));
    await db.insertInto('newsletter_subscribers').values(rows).execute();
  }
  return addresses;
}

async function stateOf(db: Database): Promise<string> {
  const { state } = await db.selectFrom('campaigns').select('state').executeTakeFirstOrThrow();
  return state;
}

/** A mail server that only counts mails by recipient, and the restaurant's own alarms. */
async function openCountingPost(onMail: (mails: number) => void) {
  const counts = new Map<string, number>();
  let mails = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume();
      stream.on('end', () => {
        done();
        const letters = envelope.rcptTo.filter(({ address }) => address !== RESTAURANT);
        for (const { address } of letters) counts.set(address, (counts.get(address) ?? 0) + 1);
        mails += letters.length;
        if (letters.length > 0) onMail(mails);
      });
    },
  });
  // A killed worker closes its connection in the middle of a command.
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  if (address === null || typeof address === 'string') throw new Error('A mail server listens on a port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    counts,
    total: () => mails,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}
