import type { JourneyShop } from './open-journey-shop.ts';

/** Remembers hours, services, payments and localities; what is returned puts them back for the journeys to come. */
export async function keepSetup({ api, signIn }: JourneyShop): Promise<() => Promise<void>> {
  const headers = { Authorization: `Bearer ${await signIn()}` };
  const [schedule, services, payments, zones] = await Promise.all([
    api('getScheduleSetup', { headers }),
    api('getOfferedServices', { headers }),
    api('getPaymentMethods', { headers }),
    api('getDeliveryZones', { headers }),
  ]);
  const whatever = { version: null };
  return async () => {
    await api('saveRestaurantSchedule', { headers, body: { ...schedule, ...whatever } });
    await api('saveOfferedServices', { headers, body: { ...services, ...whatever } });
    await api('savePaymentMethods', { headers, body: { ...payments, ...whatever } });
    await api('saveDeliveryZones', { headers, body: { zones: zones.zones, ...whatever } });
  };
}
