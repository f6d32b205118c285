import { sentenceOf } from '#contract/errors.ts';
import { getBlocks, getGuardSettings } from '#contract/guard/staff-calls.ts';
import { PAGE_SIZE } from '#contract/page-size.ts';
import { USUAL_NIGHT } from '#domain/guard/code-rules.ts';
import { isBlockOn } from '#domain/guard/parse-block.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatMinuteOfDay } from '#domain/time/minute-of-day.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/index.ts';
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
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import { countBlocks, listBlocks } from './blocks.repository.ts';
import { addBlocks, changeBlock, removeBlocks } from './edit-blocks.ts';
import { sendOrderCode } from './order-codes.ts';
import { type GuardSettingsServices, loadGuardSettings, saveGuardSettings } from './save-guard-settings.ts';

type GuardServices = GuardSettingsServices & { readonly jobs: Jobs; readonly rateLimits: RateLimits };

/** The block list, the text for refused guests, and codes that confirm orders. */
export function guardRoutes(services: GuardServices): readonly Route[] {
  const { db, clock } = services;
  return [
    defineRoute('sendOrderCode', async ({ body }) => {
      const sent = await sendOrderCode(services, body.email);
      if (sent.ok) return answer({ message: 'Ți-am trimis un cod pe e-mail.', ...sent.value });
      if (sent.error.code === 'email_invalid') {
        return refuse('invalid_request', {}, { fields: { email: sentenceOf('email_invalid') } });
      }
      return refuseAs(sent.error);
    }),
    defineRoute('getBlocks', async ({ query: { page, search = '' } }) => {
      const today = dateOf(clock());
      const blocks = await listBlocks(db, { search, page, size: PAGE_SIZE });
      return answerAs(getBlocks, {
        content: blocks.map((block) => ({ ...block, isOn: isBlockOn(block.until, today) })),
        totalElements: await countBlocks(db, { search }),
      });
    }),
    defineRoute('addBlocks', async ({ body, session }) =>
      answerWith(await addBlocks(services, session.userId, body), ({ ids }) => ({
        message: 'Comenzile online de la acest client vor fi refuzate.',
        ids: [...ids],
      })),
    ),
    defineRoute('changeBlock', async ({ body, session }) =>
      answerSaved(await changeBlock(services, session.userId, body)),
    ),
    defineRoute('removeBlocks', async ({ body, session }) =>
      answerWith(await removeBlocks(services, session.userId, body.ids), () => ({
        message: 'Scos de pe listă. Clientul poate comanda din nou online.',
      })),
    ),
    defineRoute('getGuardSettings', async () => {
      const { codes, ...settings } = await loadGuardSettings(db);
      const night = codes.night ?? USUAL_NIGHT;
      return answerAs(getGuardSettings, {
        ...settings,
        asksFirst: codes.firstFrom !== null,
        firstProof: codes.firstProof,
        firstFrom: codes.firstFrom,
        asksAtNight: codes.night !== null,
        nightFrom: formatMinuteOfDay(night.from),
        nightTo: formatMinuteOfDay(night.to),
        phoneNumber: (await loadRestaurantFacts(db)).phone,
      });
    }),
    defineRoute('saveGuardSettings', async ({ body, session }) =>
      answerSaved(await saveGuardSettings(services, session.userId, body)),
    ),
  ];
}
