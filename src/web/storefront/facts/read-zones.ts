import type { RestaurantResponse } from '#contract/restaurant/wire.ts';
import { readLei } from '#contract/values/read-lei.ts';
import type { DeliveryZone } from '#domain/delivery/quote-delivery.ts';

/** Where the restaurant delivers; what is listed is switched on. */
export function readZones({ deliveryCities }: Pick<RestaurantResponse, 'deliveryCities'>): DeliveryZone[] {
  return deliveryCities.map((zone) => ({
    code: zone.cityCode,
    city: zone.city,
    county: zone.county,
    enabled: true,
    minimumOrder: readLei(zone.minimumOrder),
    fee: readLei(zone.deliveryFee),
    freeFrom: zone.freeDeliveryFrom === null ? null : readLei(zone.freeDeliveryFrom),
    extraMinutes: zone.extraMinutes,
  }));
}
