import { blocksPage } from '#contract/guard/calls.ts';
import { PAGE_SIZE } from '#contract/page-size.ts';
import { isBlockOn } from '#domain/guard/parse-block.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/restaurant.door.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answer, answerAs, answerSaved, answerWith, defineRoute, type Route } from '#server/platform/http/route.ts';
import { countBlocks, listBlocks } from './blocks.repository.ts';
import { addBlocks, changeBlock, removeBlocks } from './edit-blocks.ts';
import { loadGuardSettings, saveGuardSettings } from './save-guard-settings.ts';

/** The block list and what a refused guest reads. */
export function guardRoutes(services: DbServices): readonly Route[] {
  const { db, clock } = services;
  return [
    defineRoute('getBlocks', async ({ query: { page, search = '' } }) => {
      const today = dateOf(clock());
      const blocks = await listBlocks(db, { search, page, size: PAGE_SIZE });
      return answerAs(blocksPage, {
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
      const settings = await loadGuardSettings(db);
      return answer({ ...settings, phoneNumber: (await loadRestaurantFacts(db)).phone });
    }),
    defineRoute('saveGuardSettings', async ({ body, session }) =>
      answerSaved(await saveGuardSettings(services, session.userId, body)),
    ),
  ];
}
