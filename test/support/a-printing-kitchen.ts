/** A restaurant with one printer, and one-word functions that place, accept and reject orders. */

import { aPrinter } from './a-printer.ts';
import { anOrder, guest, type OrderFacts, place } from './an-order.ts';
import { aManager, aProduct } from './factories.ts';
import { testApp } from './test-app.ts';
import { theRestaurant } from './the-restaurant.ts';

export async function aPrintingKitchen(about: Parameters<typeof aPrinter>[1] = {}) {
  const story = await testApp();
  await theRestaurant(story.db);
  const soup = await aProduct(story.db, { name: 'Ciorbă de țelină' });
  const mara = await aManager(story.db);
  const printer = await aPrinter(story.services, about);
  const panel = story.apiOf(mara);
  let guests = 0;
  const order = async (facts: Partial<OrderFacts> = {}) => {
    guests += 1;
    return (await place(story.api, anOrder({ of: [soup], delivery: guest(guests), ...facts }))).orderNumber;
  };
  const accept = (orderNumber: number) => panel('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
  return {
    story,
    printer,
    panel,
    order,
    accept,
    async accepted() {
      const orderNumber = await order();
      await accept(orderNumber);
      return orderNumber;
    },
    reject: (orderNumber: number) =>
      panel('rejectOrder', { body: { rejectedOrder: { orderNumber, reason: 'S-a terminat ciorba' } } }),
    [Symbol.asyncDispose]: story.close,
  };
}
