import { newsletterBlogWords as words } from '#web/i18n/admin/marketing.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { CampaignList } from './campaign-list.tsx';
import { NewsletterEditor } from './newsletter-editor.tsx';
import { useNewsletterDraft } from './newsletter-queries.ts';

/** `/admin/newsletter-blog`: writes, previews, tests and sends a newsletter; lists earlier ones. */
export function NewsletterScreen({ page }: { readonly page: number }) {
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={useNewsletterDraft()} failed={words.failed}>
        {(loaded) => <NewsletterEditor loaded={loaded} />}
      </ReadState>
      <CampaignList page={page} />
    </StaffPage>
  );
}
