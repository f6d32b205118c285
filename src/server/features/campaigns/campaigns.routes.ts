import { changeCampaign as changeCampaignCall, getCampaigns } from '#contract/campaigns/staff-calls.ts';
import { sentenceOf } from '#contract/errors.ts';
import { PAGE_SIZE } from '#contract/page-size.ts';
import { pictureAddress } from '#contract/pictures/picture-addresses.ts';
import { wireDateTime } from '#domain/time/wire-date-time.ts';
import { countSubscribers } from '#server/features/newsletter/index.ts';
import { takePicture } from '#server/features/pictures/index.ts';
import {
  answer,
  answerAs,
  answerSaved,
  answerWith,
  defineRoute,
  type Route,
  refuse,
  refuseAs,
} from '#server/platform/http/route.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { findDraft } from './campaigns.repository.ts';
import { changeCampaign } from './change-campaign.ts';
import type { ComposeServices } from './compose-newsletter.ts';
import { keepDraft, versionOf } from './keep-draft.ts';
import { findCampaign, listCampaigns } from './list-campaigns.ts';
import { sendNewsletter } from './send-newsletter.ts';
import { testNewsletter } from './test-newsletter.ts';

type CampaignServices = ComposeServices & { readonly jobs: Jobs };

const SHOWN_WIDTH = 640;

const STEP_MESSAGES = {
  pause: 'Trimiterea este în pauză.',
  resume: 'Trimiterea continuă.',
  stop: 'Trimiterea a fost oprită.',
} as const;

export function campaignRoutes(services: CampaignServices): readonly Route[] {
  const { db } = services;
  return [
    defineRoute('sendNewsletter', async ({ body, session }) =>
      answerSaved(await sendNewsletter(services, { sent: body, staffId: session.userId }), ({ recipients }) =>
        recipients === 0
          ? 'Nu există încă abonați confirmați: nu a plecat niciun e-mail.'
          : 'E-mailul a fost trimis cu succes!',
      ),
    ),
    defineRoute('addNewsletterImage', async ({ body: { image } }) => {
      const taken = await takePicture({ db }, image);
      if (!taken.ok) return refuse(taken.error, {}, { fields: { image: sentenceOf(taken.error) } });
      const address = pictureAddress(taken.value.hash, SHOWN_WIDTH);
      return answer({
        message: 'Imaginea a fost încărcată.',
        image: address,
        imageLink: address,
        hash: taken.value.hash,
      });
    }),
    defineRoute('testNewsletter', async ({ body, session }) => {
      const address = session.email;
      const message = `E-mailul de probă a fost trimis la ${address}.`;
      return answerWith(await testNewsletter(services, { sent: body, address }), () => ({ message, address }));
    }),
    defineRoute('getNewsletterDraft', async ({ session }) => {
      const draft = await findDraft(db, session.userId);
      return answer({
        draft:
          draft === null
            ? null
            : {
                subject: draft.subject,
                content: draft.content,
                image: draft.imageHash === null ? null : pictureAddress(draft.imageHash, SHOWN_WIDTH),
                couponCode: draft.couponCode,
                savedAt: [...wireDateTime(draft.savedAt)],
              },
        version: versionOf(draft),
        subscribers: await countSubscribers(db),
      });
    }),
    defineRoute('saveNewsletterDraft', async ({ body, session }) =>
      answerWith(await keepDraft(services, { sent: body, staffId: session.userId }), (draft) => ({
        message: 'Ciorna a fost salvată.',
        version: versionOf(draft),
        savedAt: [...wireDateTime(draft.savedAt)],
      })),
    ),
    defineRoute('getCampaigns', async ({ query: { page } }) => {
      const { campaigns, total } = await listCampaigns(db, { page, size: PAGE_SIZE });
      return answerAs(getCampaigns, { content: campaigns, totalElements: total });
    }),
    defineRoute('changeCampaign', async ({ body: { id, step }, session }) => {
      const changed = await changeCampaign(services, { id, step, staffId: session.userId });
      if (!changed.ok) return refuseAs(changed.error);
      const campaign = await findCampaign(db, id);
      if (campaign === null) return refuse('campaign_not_found');
      return answerAs(changeCampaignCall, { message: STEP_MESSAGES[step], campaign });
    }),
  ];
}
