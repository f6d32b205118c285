import { useRef, useState } from 'react';
import { getNewsletterDraft, sendNewsletter, testNewsletter } from '#contract/campaigns/staff-calls.ts';
import type { NewsletterDraftResponse } from '#contract/campaigns/wire.ts';
import { countOf } from '#domain/text/plural.ts';
import { newsletterBlogWords as words } from '#web/i18n/admin/marketing.ts';
import { announce } from '#web/staff/announce.ts';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { useApi } from '#web/use-api.ts';
import { EMPTY_LETTER, letterBody, letterOf, letterProblems } from './letter.ts';
import { useReadCampaignsAgain } from './newsletter-queries.ts';
import { useDraft } from './use-draft.ts';

/** `ask` judges the newsletter and opens the confirmation; `send` confirms it. */
type LetterButton = 'ask' | 'test' | 'send';

/** The letter that is written, its draft on the server, and the question before it is sent. */
export function useLetterForm({ draft, version }: Pick<NewsletterDraftResponse, 'draft' | 'version'>) {
  const api = useApi();
  const readCampaigns = useReadCampaignsAgain();
  const [isAsking, setIsAsking] = useState(false);
  const pressed = useRef<LetterButton>('ask');
  const form = useDialogForm({
    // The text on the screen is newer than the server's later answers.
    initial: () => letterOf(draft),
    judge: letterProblems,
    async send(letter) {
      const body = letterBody(letter);
      if (pressed.current === 'ask') setIsAsking(true);
      else if (pressed.current === 'test') {
        const { message } = await api(testNewsletter, { body });
        announce(message);
      } else {
        const { recipients } = await api(sendNewsletter, { body });
        announce(words.begun(countOf(recipients, words.subscribers)));
      }
    },
    onSent() {
      if (pressed.current !== 'send') return;
      setIsAsking(false);
      form.reset(EMPTY_LETTER);
      keeper.begin(EMPTY_LETTER, 0);
      void readCampaigns();
    },
    fieldOf: (path) => (path === 'image' ? 'pictures' : path),
    onRefused: () => setIsAsking(false),
    failed: words.sendFailed,
  });
  const { keeper, state: saving } = useDraft(form.values, version);
  const readOther = () =>
    form.refill(async () => {
      const other = await api(getNewsletterDraft);
      const values = letterOf(other.draft);
      keeper.begin(values, other.version);
      return { values, version: 0 };
    });
  const press = (button: LetterButton) => {
    if (form.isSending) return;
    pressed.current = button;
    form.submit();
  };
  return { form, keeper, saving, readOther, isAsking, press, stopAsking: () => setIsAsking(false) };
}
