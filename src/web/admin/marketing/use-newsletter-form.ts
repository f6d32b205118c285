import { useRef, useState } from 'react';
import { getNewsletterDraft, sendNewsletter, testNewsletter } from '#contract/campaigns/staff-calls.ts';
import type { NewsletterDraftResponse } from '#contract/campaigns/wire.ts';
import { countOf } from '#domain/text/plural.ts';
import { newsletterBlogWords as words } from '#web/i18n/admin/marketing.ts';
import { announce } from '#web/staff/announce.ts';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { useApi } from '#web/use-api.ts';
import { EMPTY_NEWSLETTER, letterBody, letterOf, letterProblems } from './newsletter-content.ts';
import { useReadCampaignsAgain } from './newsletter-queries.ts';
import { useDraft } from './use-draft.ts';

/** `ask` judges the newsletter and opens the confirmation; `send` confirms it. */
type NewsletterButton = 'ask' | 'test' | 'send';

/** The letter that is written, its draft on the server, and the question before it is sent. */
export function useNewsletterForm({ draft, version }: Pick<NewsletterDraftResponse, 'draft' | 'version'>) {
  const api = useApi();
  const readCampaigns = useReadCampaignsAgain();
  const [isAsking, setIsAsking] = useState(false);
  const pressed = useRef<NewsletterButton>('ask');
  const form = useDialogForm({
    // The text on the screen is newer than the server's later answers.
    initial: () => letterOf(draft),
    judge: letterProblems,
    async send(newsletter) {
      const body = letterBody(newsletter);
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
      form.reset(EMPTY_NEWSLETTER);
      keeper.begin(EMPTY_NEWSLETTER, 0);
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
  const press = (button: NewsletterButton) => {
    if (form.isSending) return;
    pressed.current = button;
    form.submit();
  };
  return { form, keeper, saving, readOther, isAsking, press, stopAsking: () => setIsAsking(false) };
}
