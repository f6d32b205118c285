import type { Probe } from './probe.ts';

const SCREEN = `import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSubscribers } from '#contract/campaigns/staff-calls.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { subscriberWords as words } from '#web/i18n/admin/marketing.ts';
import { IconUsers } from '#web/staff/kit/icons.gen.tsx';
import { findSort, type ListSearch, listQueryOf } from '#web/staff/list-search.ts';
import { RecordList } from '#web/staff/record-list.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';

/** \`/admin/subscribers\`: who gets the newsletter. */
export function SubscribersScreen({ search }: { readonly search: ListSearch<'newest' | 'email'> }) {
  const api = useApi();
  const asked = { ...listQueryOf(search), sort: findSort(words.sorts, search) };
  const query = useQuery({
    queryKey: ['subscribers', asked],
    queryFn: () => api(getSubscribers, { query: asked }),
    placeholderData: keepPreviousData,
  });
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <RecordList
        label={words.title}
        words={words}
        search={search}
        query={query}
        icon={<IconUsers aria-hidden />}
        columns={[
          { title: words.email, cell: ({ email }) => email },
          { title: words.since, cell: ({ since }) => formatDateTime(since) },
        ]}
        keyOf={({ id }) => id}
      />
    </StaffPage>
  );
}
`;

const WORDS = `
export const subscriberWords = {
  title: 'Abonați',
  intro: 'Cine primește newsletterul.',
  failed: 'Abonații nu pot fi afișați.',
  search: 'Căutați o adresă de e-mail',
  sort: 'Ordonați după',
  sorts: { newest: 'Cei mai noi', email: 'E-mail' },
  email: 'E-mail',
  since: 'Din',
  empty: 'Încă niciun abonat.',
  emptyHint: 'Aici apar cei care confirmă abonarea din subsolul site-ului.',
  emptySearch: 'Niciun abonat pentru căutarea aceasta.',
  count: { one: 'un abonat', few: '{n} abonați', other: '{n} de abonați' },
} as const;
`;

const CALL = `
export const getSubscribers = defineCall({
  method: 'GET',
  path: '/admin-service/subscribers',
  access: 'admin',
  sentence: 'One page of those who get the newsletter.',
  query: ListQuery.extend({ sort: z.enum(['newest', 'email']).default('newest') }),
  response: pageOf(z.object({ id: z.int(), email: z.string(), since: IsoInstant })),
  responseFields: { content: [{ since: isoMoment }] },
});
`;

const QUERY = `
/** Confirmed subscribers whose address contains a text. */
export async function listSubscribers(
  db: Database,
  asked: { readonly search: string; readonly sort: 'newest' | 'email'; readonly page: number; readonly size: number },
) {
  const found = db
    .selectFrom('newsletter_subscribers')
    .where('state', '=', 'confirmed')
    .where('email', 'like', likePattern(asked.search));
  const rows = await found
    .select(['id', 'email', 'requested_at'])
    .$if(asked.sort === 'newest', (query) => query.orderBy('requested_at', 'desc'))
    .orderBy('email')
    .limit(asked.size)
    .offset(asked.page * asked.size)
    .execute();
  const { count } = await found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return {
    content: rows.map(({ id, email, requested_at: since }) => ({ id, email, since: readInstant(since) })),
    totalElements: Number(count),
  };
}
`;

const STORY = `import { expect, test } from 'vitest';
import { getSubscribers } from '#contract/campaigns/staff-calls.ts';
import { anAdmin } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { STAFF_PAGES } from '#web/pages/staff-pages.ts';

test('a new list of staff is searched, sorted and turned page by page, and its screen loads', async () => {
  await using story = await testApp();
  const boss = story.apiOf(await anAdmin(story.db));
  expect(await boss(getSubscribers)).toEqual({ content: [], totalElements: 0 });
  await story.services.pool.query(\`
    insert into newsletter_subscribers (email, state, confirm_hash, confirm_until, leave_hash, requested_at, confirmed_at)
    select 'guest' || lpad(number::text, 2, '0') || '@example.ro', 'confirmed', sha256(number::text::bytea), now(),
      sha256(('leave' || number)::bytea), now() + number * interval '1 minute', now()
    from generate_series(1, 12) number\`);
  const newest = await boss(getSubscribers);
  expect(newest.totalElements).toBe(12);
  expect(newest.content[0]?.email).toBe('guest12@example.ro');
  const second = await boss(getSubscribers, { query: { sort: 'email', page: 1 } });
  expect(second.content.map(({ email }) => email)).toEqual(['guest11@example.ro', 'guest12@example.ro']);
  const found = await boss(getSubscribers, { query: { search: 'T07@' } });
  expect(found.content.map(({ email }) => email)).toEqual(['guest07@example.ro']);

  const page = STAFF_PAGES.find(({ address }) => address === '/admin/subscribers');
  expect(await page?.file()).toHaveProperty('SubscribersScreen');
});
`;

/** A page of the office with a table by pages, its search and its order: call, query, screen, words. */
export const staffList: Probe = {
  change: 'a list of staff with search, order and pages',
  limit: 8,
  edits: [
    {
      file: 'src/contract/campaigns/staff-calls.ts',
      after: "import { type AnswerOf, defineCall } from '../define/define-call.ts';\n",
      insert: `import { z } from 'zod';
import { ListQuery, pageOf } from '../pages.ts';
import { isoMoment } from '../values/fields.ts';
import { IsoInstant } from '../values/schemas.ts';
`,
    },
    {
      file: 'src/contract/campaigns/staff-calls.ts',
      after: 'const campaign = { createdAt: wallMoment, finishedAt: wallMoment };\n',
      insert: CALL,
    },
    {
      file: 'src/server/features/campaigns/campaigns.repository.ts',
      after: "import { anyOf } from '#server/platform/postgres/any-of.ts';\n",
      insert: "import { likePattern } from '#server/platform/postgres/folded-text.ts';\n",
    },
    {
      file: 'src/server/features/campaigns/campaigns.repository.ts',
      after: '  return row?.id ?? null;\n}\n',
      insert: QUERY,
    },
    {
      file: 'src/server/features/campaigns/campaigns.routes.ts',
      after: "import { findDraft } from './campaigns.repository.ts';\n",
      insert: `import { getSubscribers } from '#contract/campaigns/staff-calls.ts';
import { listSubscribers } from './campaigns.repository.ts';
`,
    },
    {
      file: 'src/server/features/campaigns/campaigns.routes.ts',
      after: '  const { db } = services;\n  return [\n',
      insert: `    defineRoute('getSubscribers', async ({ query: { search = '', ...asked } }) =>
      answerAs(getSubscribers, await listSubscribers(db, { ...asked, search, size: PAGE_SIZE })),
    ),
`,
    },
    {
      file: 'src/web/i18n/admin/marketing.ts',
      after: ' * promotion are in its folder under `domain/promotions/kinds`.\n */\n',
      insert: WORDS,
    },
    {
      file: 'src/web/admin/pages.ts',
      after:
        "    file: () => import('./marketing/presence/presence-screen.tsx'),\n    screen: 'PresenceScreen',\n  }),\n",
      insert: `  definePage({
    address: '/admin/subscribers',
    title: 'Abonați',
    search: readListSearch('newest', 'email'),
    listed: { group: 'marketing', icon: 'users', keywords: ['newsletter'] },
    file: () => import('./marketing/subscribers-screen.tsx'),
    screen: 'SubscribersScreen',
  }),
`,
    },
  ],
  generated: [],
  created: {
    'src/web/admin/marketing/subscribers-screen.tsx': SCREEN,
    'test/probe-list.story.test.ts': STORY,
  },
};
