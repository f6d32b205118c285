import { expect, test } from 'vitest';
import { anOrder, place } from '#test/support/an-order.ts';
import { aProduct } from '#test/support/factories.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const read = async (story: TestApp, kind: 'terms' | 'privacy' | 'cookies', version?: string) =>
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

test('every figure the documents name stands in the terms, each with the law’s own limit beside it', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const blocks = (await read(story, 'terms')).sections.map((section) => JSON.stringify(section));
  for (const [figure, saving] of [
    ['80%', 'depășește 30 de minute'],
    ['72 de ore', '14 zile calendaristice'],
    ['14 zile lucrătoare', 'termen mai scurt'],
    ['90 de zile', 'drepturile legale'],
    ['2 zile de la publicare', 'numai comenzilor ulterioare'],
    ['13 și 17 ani', 'nu se vând'],
    ['10 ani', '5 ani'],
    ['operatorul', 'agentul'],
  ] as const) {
    expect(
      blocks.some((text) => text.includes(figure) && text.includes(saving)),
      figure,
    ).toBe(true);
  }
});

test('a new version is in force from its day on; the one before stays readable, the next is nobody’s yet', async () => {
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
  ]) {
    expect(policy).toContain(phrase);
  }
  expect(policy).not.toContain('adresa IP și textul acordului');
});
