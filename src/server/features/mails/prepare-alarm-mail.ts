import { isUnhandled } from '#domain/orders/order-status.ts';
import { loadOrder } from '#server/features/orders/load-order.ts';
import { loadRestaurantContact } from '#server/features/restaurant/load-restaurant-contact.ts';
import { writeHouseAlarm, writeOrderAlarm } from './alarm-mails.ts';
import type { AlarmMailJob } from './enqueue-alarm-mail.ts';
import type { MailOccasion } from './mail-occasion.ts';
import type { SendMailServices } from './send-mail.ts';

/** Nothing when the order has been answered before its mail could leave. */
export async function prepareAlarmMail(services: SendMailServices, job: AlarmMailJob): Promise<MailOccasion | null> {
  const restaurant = await loadRestaurantContact(services);
  // A house that has not said how it is reached.
  if (restaurant.email === '') return null;
  const recipient = { name: restaurant.name, address: restaurant.email };
  const panel = `${services.config.publicUrl}/comenzi`;
  if (job.kind === 'house_alarm') {
    const { alarm, occasion } = job;
    const write = (link: string) => writeHouseAlarm({ alarm, occasion, restaurant, link });
    return { key: `${alarm}.${occasion}`, recipient, orderId: null, makeLink: () => panel, write };
  }
  const order = await loadOrder(services.db, job.alarmedOrderId);
  if (!isUnhandled(order.status)) return null;
  return {
    key: `${order.number}.${job.step}`,
    recipient,
    orderId: order.id,
    makeLink: () => `${panel}/${order.number}`,
    write: (link) => writeOrderAlarm({ order, step: job.step, restaurant, link }),
  };
}
