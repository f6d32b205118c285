/** Letters that were sent, with domain values. */
import { defineAnswer, type ValueOf, wallMoment } from '../values/define-answer.ts';

const campaign = { createdAt: wallMoment, finishedAt: wallMoment };

export const campaignsPage = defineAnswer('getCampaigns', { content: [campaign] });
export const changedCampaign = defineAnswer('changeCampaign', { campaign });
export type Campaign = ValueOf<typeof campaignsPage>['content'][number];
