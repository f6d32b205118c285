import { pictureToWire } from '#contract/pictures/codec.ts';
import { MOST_GALLERY_PICTURES } from '#contract/pictures/picture-rules.ts';
import type { HousePicture } from '#domain/restaurant/restaurant.ts';
import { findVersion } from '#server/features/changes/changes.door.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answer, answerSaved, defineRoute, type Route } from '#server/platform/http/route.ts';
import { loadHouseRulesWithVersion, saveHouseRules } from './house-rules.ts';
import { listHousePictures, loadRestaurant } from './restaurant.repository.ts';
import { saveAddress } from './save-address.ts';
import { saveContact } from './save-contact.ts';
import { HOUSE_PICTURES, saveHousePictures } from './save-house-pictures.ts';
import { PAYMENTS_SUBJECT, savePayments } from './save-payments.ts';

/** Calls of the back office that save the restaurant's data. */
export function restaurantRoutes(services: DbServices): readonly Route[] {
  const { db } = services;
  return [
    defineRoute('saveContact', async ({ body, session }) =>
      answerSaved(await saveContact(services, session.userId, body)),
    ),
    defineRoute('saveAddress', async ({ body, session }) =>
      answerSaved(await saveAddress(services, session.userId, body)),
    ),
    defineRoute('getHouseRules', async () => answer(await loadHouseRulesWithVersion(db))),
    defineRoute('saveHouseRules', async ({ body, session }) =>
      answerSaved(await saveHouseRules(services, body, session.userId)),
    ),
    defineRoute('getPaymentMethods', async () => {
      const version = await findVersion(db, PAYMENTS_SUBJECT);
      const { offeredPayments, mealCardIssuers } = await loadRestaurant(db);
      return answer({ version, paymentMethods: [...offeredPayments], mealCardIssuers: [...mealCardIssuers] });
    }),
    defineRoute('savePaymentMethods', async ({ body, session }) =>
      answerSaved(await savePayments(services, body, session.userId)),
    ),
    defineRoute('getHousePictures', async () => {
      const version = await findVersion(db, HOUSE_PICTURES);
      const pictures = await listHousePictures(db);
      const of = (role: HousePicture['role']) =>
        pictures.filter((one) => one.role === role).map((one) => pictureToWire(one, { alt: one.alt }));
      return answer({ version, hero: of('hero')[0] ?? null, gallery: of('gallery').slice(0, MOST_GALLERY_PICTURES) });
    }),
    defineRoute('saveHousePictures', async ({ body, session }) =>
      answerSaved(await saveHousePictures(services, body, session.userId)),
    ),
  ];
}
