import { pictureToWire } from '#contract/pictures/codec.ts';
import { MOST_GALLERY_PICTURES } from '#contract/pictures/picture-rules.ts';
import type { RestaurantPicture } from '#domain/restaurant/restaurant.ts';
import { findVersion } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answer, answerSaved, defineRoute, type Route } from '#server/platform/http/route.ts';
import { loadGuestRulesWithVersion, saveGuestRules } from './guest-rules.ts';
import { listRestaurantPictures, loadRestaurant } from './restaurant.repository.ts';
import { saveAddress } from './save-address.ts';
import { saveContact } from './save-contact.ts';
import { PAYMENTS_SUBJECT, savePayments } from './save-payments.ts';
import { RESTAURANT_PICTURES, saveRestaurantPictures } from './save-restaurant-pictures.ts';

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
    defineRoute('getGuestRules', async () => answer(await loadGuestRulesWithVersion(db))),
    defineRoute('saveGuestRules', async ({ body, session }) =>
      answerSaved(await saveGuestRules(services, body, session.userId)),
    ),
    defineRoute('getPaymentMethods', async () => {
      const version = await findVersion(db, PAYMENTS_SUBJECT);
      return answer({ version, paymentMethods: [...(await loadRestaurant(db)).offeredPayments] });
    }),
    defineRoute('savePaymentMethods', async ({ body, session }) =>
      answerSaved(await savePayments(services, body, session.userId)),
    ),
    defineRoute('getRestaurantPictures', async () => {
      const version = await findVersion(db, RESTAURANT_PICTURES);
      const pictures = await listRestaurantPictures(db);
      const of = (role: RestaurantPicture['role']) =>
        pictures.filter((one) => one.role === role).map((one) => pictureToWire(one, { alt: one.alt }));
      return answer({ version, hero: of('hero')[0] ?? null, gallery: of('gallery').slice(0, MOST_GALLERY_PICTURES) });
    }),
    defineRoute('saveRestaurantPictures', async ({ body, session }) =>
      answerSaved(await saveRestaurantPictures(services, body, session.userId)),
    ),
  ];
}
