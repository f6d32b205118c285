/** Every call of the product, feature by feature. */

import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { archiveRoutes } from './features/archive/archive.routes.ts';
import { campaignRoutes } from './features/campaigns/campaigns.routes.ts';
import { capacityRoutes } from './features/capacity/capacity.routes.ts';
import { cartLinkRoutes } from './features/cart-links/cart-links.routes.ts';
import { categoryRoutes } from './features/categories/categories.routes.ts';
import { changeRoutes } from './features/changes/changes.routes.ts';
import { courierRoutes } from './features/couriers/couriers.routes.ts';
import { deliveryRoutes } from './features/delivery/delivery.routes.ts';
import { demoRoutes } from './features/demo/demo.routes.ts';
import { guardRoutes } from './features/guard/guard.routes.ts';
import { houseRoutes } from './features/house/house.routes.ts';
import { ingredientRoutes } from './features/ingredients/ingredients.routes.ts';
import { legalRoutes } from './features/legal/legal.routes.ts';
import { menuRoutes, productPictureRoutes, soldOutRoutes } from './features/menu/menu.routes.ts';
import { menuImportRoutes } from './features/menu-import/menu-import.routes.ts';
import { monitorRoutes } from './features/monitor/monitor.routes.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts';
import { optionGroupRoutes } from './features/options/option-groups.routes.ts';
import { findOrderId, listOrdersOnClosedDays } from './features/orders/orders.door.ts';
import { orderRoutes } from './features/orders/orders.routes.ts';
import { telephoneRoutes } from './features/orders/telephone/telephone.routes.ts';
import { pictureRoutes } from './features/pictures/pictures.routes.ts';
import { printingRoutes } from './features/printing/printing.routes.ts';
import { productRoutes } from './features/products/products.routes.ts';
import { promotionRoutes } from './features/promotions/promotions.routes.ts';
import { rehearsalRoutes } from './features/rehearsal/rehearsal.routes.ts';
import { reservationDeskRoutes } from './features/reservations/reservation-desk.routes.ts';
import { listReservationsOnClosedDays } from './features/reservations/reservations.door.ts';
import { reservationRoutes } from './features/reservations/reservations.routes.ts';
import { restaurantRoutes } from './features/restaurant/restaurant.routes.ts';
import { reviewRoutes } from './features/reviews/reviews.routes.ts';
import { scheduleRoutes } from './features/schedule/schedule.routes.ts';
import { serviceControlRoutes } from './features/schedule/service-control.routes.ts';
import { securityBookRoutes } from './features/security-book/security-book.routes.ts';
import { stationRoutes } from './features/stations/stations.routes.ts';
import { statisticsRoutes } from './features/statistics/statistics.routes.ts';
import { todayRoutes } from './features/today/today.routes.ts';
import { userRoutes } from './features/users/users.routes.ts';
import { watchRoutes } from './features/watch/watch.routes.ts';
import { withdrawalRoutes } from './features/withdrawals/withdrawals.routes.ts';
import { askRoute } from './platform/http/ask-route.ts';
import type { Route } from './platform/http/route.ts';
import type { Services } from './services.ts';

export function allRoutes(services: Services): readonly Route[] {
  const routes = routesOfFeatures(services);
  return [...routes, ...archiveRoutes({ ...services, askCall: (name, session) => askRoute(routes, name, session) })];
}

function routesOfFeatures(services: Services): readonly Route[] {
  return [
    ...accountRoutes(services),
    ...campaignRoutes(services),
    ...cartLinkRoutes(services),
    ...changeRoutes(services),
    ...categoryRoutes(services),
    ...courierRoutes(services),
    ...deliveryRoutes(services),
    ...demoRoutes(services),
    ...guardRoutes(services),
    ...houseRoutes(services),
    ...ingredientRoutes(services),
    ...menuImportRoutes(services),
    ...legalRoutes(services),
    ...menuRoutes(services),
    ...soldOutRoutes(services),
    ...newsletterRoutes(services),
    ...optionGroupRoutes(services),
    ...orderRoutes(services),
    ...telephoneRoutes(services),
    ...pictureRoutes(services),
    ...productPictureRoutes(services),
    ...printingRoutes({ ...services, findOrderId: (orderNumber) => findOrderId(services.db, orderNumber) }),
    ...productRoutes(services),
    ...promotionRoutes(services),
    ...reservationDeskRoutes(services),
    ...rehearsalRoutes(services),
    ...reservationRoutes(services),
    ...restaurantRoutes(services),
    ...reviewRoutes(services),
    ...monitorRoutes(services),
    ...securityBookRoutes(services),
    ...serviceControlRoutes(services),
    ...watchRoutes(services),
    ...scheduleRoutes({ ...services, listBookedOnClosedDays }),
    ...stationRoutes(services),
    ...capacityRoutes(services),
    ...statisticsRoutes(services),
    ...todayRoutes(services),
    ...userRoutes(services),
    ...withdrawalRoutes(services),
  ];
}

async function listBookedOnClosedDays(db: Database, now: Instant) {
  return { orders: await listOrdersOnClosedDays(db, now), reservations: await listReservationsOnClosedDays(db, now) };
}
