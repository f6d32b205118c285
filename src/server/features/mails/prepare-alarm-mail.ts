import { loadOrder } from '#server/features/orders/load-order.ts';
import { loadRestaurantContact } from '#server/features/restaurant/load-restaurant-contact.ts';
import { listAlarmedOrders } from '#server/features/watch/list-alarmed-orders.ts';
import { writeHouseAlarm, writeOrderAlarm, writeOrderAlarms } from './alarm-mails.ts';
import type { AlarmMailJob } from './enqueue-alarm-mail.ts';
import type { MailOccasion } from './mail-occasion.ts';
import type { SendMailServices } from './send-mail.ts';

/** Tells of every order that was alarmed and still waits; nothing when all have been answered before the mail could leave. */
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
  const waiting = await listAlarmedOrders(services.db);
  const [first] = waiting;
  if (first === undefined) return null;
  const key = `${job.alarmedOrderId}.${job.step}`;
  if (waiting.length > 1) {
    const write = (link: string) => writeOrderAlarms({ waiting, restaurant, link });
    return { key, recipient, orderId: null, makeLink: () => `${panel}/noi`, write };
  }
  const order = await loadOrder(services.db, first.orderId);
  return {
    key,
    recipient,
    orderId: order.id,
    makeLink: () => `${panel}/${order.number}`,
    write: (link) => writeOrderAlarm({ order, step: first.step, restaurant, link }),
  };
}
