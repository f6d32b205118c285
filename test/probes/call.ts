import type { Probe } from './probe.ts';

const STORY = `import { expect, test } from 'vitest';
import { probeReviews } from '#contract/reviews/staff-calls.ts';
import { aManager, anAdmin } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';

test('a new call is made by the people it lets in, and described', async () => {
  await using story = await testApp();
  const boss = story.apiOf(await anAdmin(story.db));
  expect(await boss(probeReviews)).toEqual({ message: 'Sunt bine.' });
  const manager = story.apiOf(await aManager(story.db));
  await expect(manager(probeReviews)).rejects.toMatchObject({ status: 403 });
  const described = await (await story.request('/api/openapi.json')).text();
  expect(described).toContain('/admin-service/probe-reviews');
});
`;

/** A call of staff: its declaration, and the handler that answers it. */
export const call: Probe = {
  change: 'a call: one declaration and its handler',
  limit: 2,
  edits: [
    {
      file: 'src/contract/reviews/staff-calls.ts',
      after: "import { AllReviewsQuery, AllReviewsResponse, ModerateReviewRequest } from './wire.ts';\n",
      insert: `
export const probeReviews = defineCall({
  method: 'GET',
  path: '/admin-service/probe-reviews',
  access: 'admin',
  sentence: 'Says that it is well.',
  response: DoneResponse,
});
`,
    },
    {
      file: 'src/server/features/reviews/reviews.routes.ts',
      after: '  const { db } = services;\n  return [\n',
      insert: "    defineRoute('probeReviews', async () => answerWith(ok(null), () => ({ message: 'Sunt bine.' }))),\n",
    },
    {
      file: 'src/server/features/reviews/reviews.routes.ts',
      after: "import { dateOf } from '#domain/time/bucharest.ts';\n",
      insert: "import { ok } from '#domain/result.ts';\n",
    },
  ],
  generated: [],
  created: { 'test/probe-call.story.test.ts': STORY },
};
