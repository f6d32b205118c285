import { expect, test } from 'vitest';
import { anOrder } from '#test/support/an-order.ts';
import { anAdmin, aProduct } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

async function aShop() {
  const story = await testApp();
  await theRestaurant(story.db);
  return { story, api: story.apiOf(await anAdmin(story.db)) };
}

const SECTIONS = [{ title: 'Pe scurt', blocks: [{ kind: 'paragraph' as const, text: 'Scrieți la {email}.' }] }];
const TERMS = { params: { kind: 'terms' as const } };
const versionInForce = async ({ api }: TestApp) => (await api('getLegalText', TERMS)).version;

test('a draft is not public until it is published; then it waits for its day', async () => {
  const { story, api } = await aShop();
  await using _ = story;
  const { version, versions, isDraft, words } = await api('getLegalSetup', TERMS);
  expect([isDraft, versions.map(({ state }) => state), words.email]).toEqual([
    false,
    ['in_force'],
    'comenzi@exemplu.ro',
  ]);
  const draft = await api('saveLegalDraft', { ...TERMS, body: { sections: SECTIONS, version } });
  const drafted = await api('getLegalSetup', TERMS);
  expect(drafted).toMatchObject({ isDraft: true, sections: SECTIONS });
  expect(drafted.published).not.toEqual(SECTIONS);
  expect(await versionInForce(story)).toBe('2026-11-20');

  await api('publishLegalText', { ...TERMS, body: { effectiveFrom: '2026-11-22', version: draft.version } });
  expect(await api('getLegalTextsSetup')).toContainEqual({
    kind: 'terms',
    isDraft: false,
    versions: [
      { version: '2026-11-22', effectiveFrom: [2026, 11, 22], state: 'scheduled' },
      { version: '2026-11-20', effectiveFrom: [2026, 11, 20], state: 'in_force' },
    ],
  });
  expect(await versionInForce(story)).toBe('2026-11-20');
  story.clock.advanceMinutes(2 * 1440);
  expect(await story.second().api('getLegalText', TERMS)).toMatchObject({
    version: '2026-11-22',
    sections: [{ title: 'Pe scurt', blocks: [{ text: 'Scrieți la comenzi@exemplu.ro.' }] }],
    versions: [{ version: '2026-11-22' }, { version: '2026-11-20' }],
  });
});

test('an order keeps the version it accepted, whatever is published later', async () => {
  const { story, api } = await aShop();
  await using _ = story;
  const dish = await aProduct(story.db);
  const order = await story.api('placeOrder', { body: anOrder({ of: [dish] }) });
  await api('saveLegalDraft', { ...TERMS, body: { sections: SECTIONS } });
  await api('publishLegalText', { ...TERMS, body: { effectiveFrom: '2026-11-22' } });
  story.clock.advanceMinutes(2 * 1440);
  const row = await story.db
    .selectFrom('orders')
    .select('terms_version')
    .where('number', '=', order.orderNumber)
    .executeTakeFirstOrThrow();
  expect(row.terms_version).toBe('2026-11-20');
  const later = await story.api('placeOrder', { body: anOrder({ of: [dish] }) });
  const next = await story.db
    .selectFrom('orders')
    .select('terms_version')
    .where('number', '=', later.orderNumber)
    .executeTakeFirstOrThrow();
  expect(next.terms_version).toBe('2026-11-22');
});

test('privacy may count from today, terms not before two days have passed', async () => {
  const { story, api } = await aShop();
  await using _ = story;
  await api('saveLegalDraft', { ...TERMS, body: { sections: SECTIONS } });
  const refused = await refusalOf(api, 'publishLegalText', { ...TERMS, body: { effectiveFrom: '2026-11-21' } });
  expect(refused.fields).toEqual({
    effectiveFrom: 'Cea mai apropiată dată posibilă este duminică, 22 noiembrie 2026.',
  });

  const privacy = { params: { kind: 'privacy' as const } };
  const before = await story.api('getLegalText', privacy);
  await api('saveLegalDraft', { ...privacy, body: { sections: SECTIONS } });
  await api('publishLegalText', { ...privacy, body: { effectiveFrom: '2026-11-20' } });
  const after = await story.api('getLegalText', privacy);
  expect(after.version).toMatch(/^2026-11-20-\d+$/);
  expect(after.versions.map(({ version }) => version)).toEqual([
    after.version,
    ...before.versions.map(({ version }) => version),
  ]);
});

test('a draft can be thrown away, and without one there is nothing to publish', async () => {
  const { story, api } = await aShop();
  await using _ = story;
  const before = await api('getLegalSetup', TERMS);
  await api('saveLegalDraft', { ...TERMS, body: { sections: SECTIONS } });
  await api('discardLegalDraft', TERMS);
  expect(await api('getLegalSetup', TERMS)).toMatchObject({ sections: before.sections, published: before.published });
  const refused = await refusalOf(api, 'publishLegalText', { ...TERMS, body: { effectiveFrom: '2026-12-01' } });
  expect(refused).toMatchObject({ status: 409, code: 'legal_draft_missing' });
});

test('a section needs a title and a text', async () => {
  const { story, api } = await aShop();
  await using _ = story;
  const sections = [...SECTIONS, { title: ' ', blocks: [] }];
  const { fields } = await refusalOf(api, 'saveLegalDraft', { ...TERMS, body: { sections } });
  expect(fields).toEqual({ 'sections.1.title': 'Secțiunea are nevoie de un titlu și de un text.' });
});

test('two administrators at one text: the second is told; at two texts, neither', async () => {
  const { story, api } = await aShop();
  await using _ = story;
  const body = { sections: SECTIONS, version: 0 };
  await api('saveLegalDraft', { ...TERMS, body });
  const second = { sections: [{ ...SECTIONS[0], title: 'Altfel', blocks: SECTIONS[0]?.blocks ?? [] }], version: 0 };
  // The first save made a version above 0: who still holds 0 is late.
  expect((await refusalOf(api, 'saveLegalDraft', { ...TERMS, body: second })).code).toBe('changed_meanwhile');
  await api('saveLegalDraft', { params: { kind: 'cookies' }, body });
});

test('clauses that do not stand are named while the restaurant’s own text has them, and no longer once a better one waits', async () => {
  const { story, api } = await aShop();
  await using _ = story;
  const publish = async (text: string, effectiveFrom: string) => {
    const sections = [{ title: 'Reclamații', blocks: [{ kind: 'paragraph' as const, text }] }];
    await api('saveLegalDraft', { ...TERMS, body: { sections } });
    await api('publishLegalText', { ...TERMS, body: { effectiveFrom } });
  };
  const isMissing = async () => (await api('getToday')).missing.includes('legal_texts');
  expect(await isMissing()).toBe(false);
  await publish('Banii se înapoiază în 14 zile lucrătoare.', '2026-11-22');
  expect(await isMissing()).toBe(true);
  await publish('Banii se înapoiază în cel mult 14 zile.', '2026-11-23');
  expect(await isMissing()).toBe(false);
});
