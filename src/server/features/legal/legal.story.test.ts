import { expect, test } from 'vitest';
import { LEGAL_KINDS, type LegalKind } from '#domain/legal/legal-kinds.ts';
import { RETENTION, type Retention } from '#domain/legal/retention.ts';
import { riskyClauses } from '#domain/legal/risky-clauses.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { aProduct } from '#test/support/factories.ts';
import { findSlips } from '#test/support/romanian-slips.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const read = async (story: TestApp, kind: LegalKind, version?: string) =>
  story.api('getLegalText', { params: { kind }, query: version === undefined ? {} : { version } });

function publish(story: TestApp, version: string, effectiveFrom: string) {
  const sections = JSON.stringify([{ title: 'Nou', blocks: [{ kind: 'paragraph', text: 'Text nou, {firma}.' }] }]);
  return story.db
    .insertInto('legal_texts')
    .values({ kind: 'terms', version, effective_from: effectiveFrom, sections })
    .execute();
}

test('the terms have 13 sections and the privacy policy 12, with the restaurant’s details in them', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  await story.db
    .updateTable('restaurant')
    .set({ company: JSON.stringify({ companyName: 'FRASINUL SRL', cui: 'RO123' }) })
    .execute();
  const terms = await read(story, 'terms');
  expect(terms.sections).toHaveLength(13);
  const privacy = await read(story, 'privacy');
  expect(privacy.sections).toHaveLength(12);
  for (const text of [terms, privacy, await read(story, 'cookies')]) {
    const words = JSON.stringify(text.sections);
    expect(words).toContain('FRASINUL SRL');
    expect(words).toContain('comenzi@exemplu.ro');
    expect(words).not.toMatch(/\{\w+\}/);
  }
  expect(JSON.stringify(terms.sections)).toContain('Registrul Comerțului sub nr. (necompletat)');
});

test('no clause of the terms can be attacked, and each says what the law lets it say', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const terms = JSON.stringify((await read(story, 'terms')).sections);
  expect(riskyClauses('terms', terms)).toEqual([]);
  for (const phrase of [
    'Dacă întârzierea depășește 30 de minute față de ora comunicată, puteți renunța la comandă fără niciun cost',
    'drepturile dumneavoastră legale rămân neatinse oricând o faceți',
    'în cel mult 72 de ore; suma ajunge la dumneavoastră în cel mult 14 zile calendaristice',
    'Răspundem în cel mult 14 zile calendaristice',
    'Persoanele între 14 și 17 ani pot comanda produse obișnuite, de mică valoare, fără alcool',
    'la 2 zile de la publicare. Ea se aplică numai comenzilor ulterioare',
    '5 ani de la 1 iulie',
    '„operatorul” este',
    '„agentul” este',
  ]) {
    expect(terms).toContain(phrase);
  }
});

test('a new shop begins with one version of each text', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  for (const kind of LEGAL_KINDS) {
    expect((await read(story, kind)).versions.map(({ version }) => version)).toEqual(['2026-11-20']);
  }
});

test('no legal text has a slip of the language', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  for (const kind of LEGAL_KINDS) {
    const { sections } = await read(story, kind);
    const texts = sections.flatMap(({ blocks }) =>
      blocks.map((block) => JSON.stringify(block).replaceAll(/[[\]{}]|\\?"/g, ' ')),
    );
    expect(
      texts.flatMap((text) => findSlips(text, 'any')),
      kind,
    ).toEqual([]);
  }
});

test('the accessibility statement says who answers, and how the shop can be used', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const statement = JSON.stringify((await read(story, 'accessibility')).sections);
  for (const phrase of ['Legii nr. 232/2022', 'WCAG) 2.2, nivelul AA', 'comenzi@exemplu.ro', 'OpenStreetMap']) {
    expect(statement).toContain(phrase);
  }
});

test('a new version is in force from its day on; the one before stays readable, the next is not found yet', async () => {
  await using story = await testApp({ now: '2026-11-30T23:59:00+02:00' });
  await theRestaurant(story.db);
  await publish(story, 'v2', '2026-12-01');
  expect(await read(story, 'terms')).toMatchObject({ version: '2026-11-20', inForce: true });
  const params = { kind: 'terms' as const };
  await expect(story.api('getLegalText', { params, query: { version: 'v2' } })).rejects.toMatchObject({ status: 404 });
  expect((await story.api('getRestaurant')).termsVersion).toBe('2026-11-20');

  story.clock.advanceMinutes(1);
  expect(await read(story, 'terms')).toMatchObject({ version: 'v2', effectiveFrom: [2026, 12, 1], inForce: true });
  expect(await read(story, 'terms', '2026-11-20')).toMatchObject({ inForce: false });
  expect((await read(story, 'terms')).versions.map(({ version }) => version)).toEqual(['v2', '2026-11-20']);
  expect((await story.api('getRestaurant')).termsVersion).toBe('v2');
});

test('an order keeps the version it accepted', async () => {
  await using story = await testApp({ now: '2026-11-30T21:00:00+02:00' });
  await theRestaurant(story.db);
  await publish(story, 'v2', '2026-12-01');
  const product = await aProduct(story.db);
  await place(story.api, anOrder({ of: [product] }));
  story.clock.advanceMinutes(15 * 60);
  await place(story.api, anOrder({ of: [product] }));
  const kept = await story.db.selectFrom('orders').select('terms_version').orderBy('id').execute();
  expect(kept.map(({ terms_version: version }) => version)).toEqual(['2026-11-20', 'v2']);
});

test('the privacy policy says what is kept, and claims nothing that is not', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const policy = JSON.stringify((await read(story, 'privacy')).sections);
  for (const phrase of [
    'e-mailurile despre comandă: 3 ani',
    'conturile neconfirmate 30 de zile; celelalte e-mailuri 6 luni',
    'proprietarul codului, până la expirarea codului',
    'până la ștergerea contului din care s-a comandat',
    'fără nume, adresă și telefon',
    'Lista clienților de la care nu mai primim comenzi online',
    'Jurnalul de securitate: conectările la cont',
    'se încarcă de la OpenStreetMap Foundation',
    'în afara Spațiului Economic European; temeiul este acordul',
  ]) {
    expect(policy).toContain(phrase);
  }
  expect(policy).not.toContain('adresa IP și textul acordului');
  expect(riskyClauses('privacy', policy)).toEqual([]);
});

/** Days of a period as the policy says it. */
function daysOf(says: string): number {
  const [, count = '', unit = ''] = /(\d+|o) (?:de )?(zi|zile|luni|ani)\b/.exec(says) ?? [];
  const number = count === 'o' ? 1 : Number(count);
  if (unit === 'ani') return number * 365 + 1;
  return unit === 'luni' ? Math.floor((number * 365) / 12) : number;
}

test('the default privacy policy says for how long things are kept as the chores do it', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const { sections } = await read(story, 'privacy');
  const rows = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' ? block.rows : []))
    .map(([purpose = '', , kept = '']) => ({ purpose, kept }));
  const said = Object.values<Retention>(RETENTION).filter(({ policy }) => policy !== undefined);
  expect(said.length).toBeGreaterThan(8);
  for (const { what, days, policy } of said) {
    const row = rows.find(({ purpose }) => purpose.startsWith(policy?.purpose ?? ''));
    expect(row?.kept, what).toContain(policy?.says);
    expect(daysOf(policy?.says ?? ''), what).toBe(days);
  }
});
