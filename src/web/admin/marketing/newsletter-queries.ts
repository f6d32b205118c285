import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeCampaign, getCampaigns, getNewsletterDraft } from '#contract/campaigns/staff-calls.ts';
import type { CampaignStep } from '#contract/campaigns/wire.ts';
import { newsletterBlogWords as words } from '#web/i18n/admin/marketing.ts';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';

const DRAFT = ['newsletter', 'draft'] as const;
const CAMPAIGNS = ['newsletter', 'campaigns'] as const;
const LOOK_AGAIN_MS = 2_000;

/**
 * The draft of the signed-in administrator, and the number of subscribers. Loaded once, because afterwards the screen
 * has newer text.
 */
export function useNewsletterDraft() {
  const api = useApi();
  return useQuery({ queryKey: DRAFT, queryFn: () => api(getNewsletterDraft), staleTime: 0, gcTime: 0 });
}

/** Sent campaigns; refetched while one is being sent. */
export function useCampaigns(page: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...CAMPAIGNS, page],
    queryFn: () => api(getCampaigns, { query: { page } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.content.some((campaign) => campaign.state === 'sending') ? LOOK_AGAIN_MS : false,
  });
}

export function useReadCampaignsAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: CAMPAIGNS });
}

/** Pauses, resumes or stops one. */
export function useCampaignStep(id: number) {
  const api = useApi();
  return useStep((step: CampaignStep) => api(changeCampaign, { body: { id, step } }), {
    failed: words.stepFailed,
    reads: [CAMPAIGNS],
  });
}
