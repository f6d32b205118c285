import type { Probe } from './probe.ts';

const STORY = `import { expect, test } from 'vitest';
import { STAFF_PAGES } from '#web/pages/staff-pages.ts';

test('a new page of staff is declared, and its screen loads', async () => {
  const page = STAFF_PAGES.find(({ address }) => address === '/admin/probe');
  expect(page?.title).toBe('Probă');
  expect(await page?.file()).toHaveProperty('PresenceScreen');
});
`;

/** A page of the back office that shows a screen: address, title, place in the navigation, words for the search. */
export const page: Probe = {
  change: 'a page of staff, without its screen',
  limit: 1,
  edits: [
    {
      file: 'src/web/admin/pages.ts',
      after:
        "    file: () => import('./marketing/presence/presence-screen.tsx'),\n    screen: 'PresenceScreen',\n  }),\n",
      insert: `  definePage({
    address: '/admin/probe',
    title: 'Probă',
    listed: { group: 'marketing', icon: 'qrcode', keywords: ['probă'] },
    file: () => import('./marketing/presence/presence-screen.tsx'),
    screen: 'PresenceScreen',
  }),
`,
    },
  ],
  generated: [],
  created: { 'test/probe-page.story.test.ts': STORY },
};
