import type { Probe } from './probe.ts';

const MAIL = `import { z } from 'zod';
import { paragraph } from '#server/platform/mail/blocks.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';

export const reviewProbe = defineMail({
  kind: 'review_probe',
  payload: { address: z.string() },
  async compose({ restaurant }, { address }) {
    return {
      key: address,
      to: { name: '', address },
      subject: 'Probă',
      title: 'Probă',
      preview: restaurant.name,
      footnote: 'O singură dată.',
      blocks: [paragraph('Un mesaj de probă.')],
    };
  },
});
`;

const STORY = `import { expect, test } from 'vitest';
import { FEATURES } from '#server/features.ts';

test('a new mail is known to the process that sends mails', () => {
  expect(FEATURES.flatMap(({ mails }) => mails.map(({ kind }) => kind))).toContain('review_probe');
});
`;

/** A mail: its words, and its line in the feature's declaration. */
export const mail: Probe = {
  change: 'a mail',
  limit: 2,
  edits: [
    {
      file: 'src/server/features/reviews/feature.ts',
      after: "import { defineFeature } from '#server/platform/define/feature.ts';\n",
      insert: "import { reviewProbe } from './mails/review-probe.ts';\n",
    },
    {
      file: 'src/server/features/reviews/feature.ts',
      after: '  routes: [reviewRoutes],\n',
      insert: '  mails: [reviewProbe],\n',
    },
  ],
  generated: [],
  created: { 'src/server/features/reviews/mails/review-probe.ts': MAIL, 'test/probe-mail.story.test.ts': STORY },
};
