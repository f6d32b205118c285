/**
 * Registration, „am uitat parola” and the newsletter, called for addresses that are known here and for addresses that
 * are not, alternately. Measures how often a known address takes longer than an unknown one: 50 % reveals nothing, 0 or
 * 100 % everything. `equal-work.story.test.ts` checks that both do the same work; this is what an attacker could
 * measure from outside.
 */
import { createNamedApi } from '#contract/named-api.ts';
import { openDatabase } from '#server/platform/database.ts';
import { percentile } from './median.ts';
import { aDemoShop } from './open-demo-shop.ts';
import { type Figure, report } from './report.ts';

const ROUNDS = 60;
/** With this many pairs, chance alone deviates this far from one half. */
const MOST_SHOWN_TITLES = 65;
const PASSWORD = 'Covrig#Plimba7';

await using shop = await aDemoShop();
const api = createNamedApi(fetch, shop.address);
const names = { firstName: 'Ana', lastName: 'Pop' };
const ask = {
  register: (email: string) => api('register', { body: { authData: { ...names, email, password: PASSWORD } } }),
  forgot: (email: string) => api('askPasswordReset', { body: { email } }),
  subscribe: (email: string) => api('subscribe', { body: { email } }),
};
// The keys of a literal are its names.
const CALLS = Object.keys(ask) as (keyof typeof ask)[];
/** A new address each time: after three mails in an hour an address gets no further one. */
const addressOf = (who: string, call: string, round: number) => `${who}-${call}-${round}-${process.pid}@exemplu.ro`;

const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'bench' });
for (const call of CALLS) {
  const addresses = Array.from({ length: ROUNDS }, (_, round) => addressOf('stiut', call, round));
  for (const email of addresses) {
    if (call === 'subscribe') await api('subscribe', { body: { email } });
    else await ask.register(email);
  }
  if (call === 'subscribe')
    await db.updateTable('newsletter_subscribers').set({ state: 'confirmed', confirmed_at: new Date() }).execute();
  else await db.updateTable('users').set({ email_confirmed_at: new Date() }).where('email', 'in', addresses).execute();
}
await db.destroy();

const figures: Figure[] = [];
for (const call of CALLS) {
  const times: Record<'stiut' | 'nou', number[]> = { stiut: [], nou: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? (['stiut', 'nou'] as const) : (['nou', 'stiut'] as const);
    for (const who of order) {
      const begun = performance.now();
      await ask[call](addressOf(who, call, round));
      times[who].push(performance.now() - begun);
    }
  }
  const pairs = times.stiut.flatMap((known) => times.nou.map((unknown) => (known > unknown ? 1 : 0)));
  const longer = (100 * pairs.reduce<number>((sum, one) => sum + one, 0)) / pairs.length;
  figures.push(
    {
      what: `${call}, told by time`,
      measured: 50 + Math.abs(longer - 50),
      unit: '%',
      aim: { atMost: MOST_SHOWN_TITLES },
    },
    { what: `${call}, known: median`, measured: percentile(times.stiut, 50), unit: 'ms' },
    { what: `${call}, unknown: median`, measured: percentile(times.nou, 50), unit: 'ms' },
    { what: `${call}, known: 90 % within`, measured: percentile(times.stiut, 90), unit: 'ms' },
    { what: `${call}, unknown: 90 % within`, measured: percentile(times.nou, 90), unit: 'ms' },
  );
}
await report('alike-answers', figures, [`${ROUNDS} questions of each kind, in turns.`]);
