/** All screens, by room: axe checks them (for-everybody.e2e.ts), `npm run screenshots` saves them (screens.look.ts). */
import { accountViews } from './account-views.ts';
import { courierViews } from './courier-views.ts';
import type { Guest } from './journey.ts';
import { marketingViews } from './marketing-views.ts';
import { menuOfficeViews } from './menu-office-views.ts';
import { officeViews } from './office-views.ts';
import type { JourneyShop } from './open-journey-shop.ts';
import { pageViews } from './page-views.ts';
import { panelViews } from './panel-views.ts';
import { productFormViews, productViews } from './product-views.ts';
import { reportOfficeViews } from './report-office-views.ts';
import { serviceViews } from './service-views.ts';
import { SETUP_SCREENS_VIEWS } from './setup-screens-views.ts';
import { setupViews } from './setup-views.ts';
import { shopViews } from './shop-views.ts';
import { userOfficeViews } from './user-office-views.ts';
import type { View } from './view.ts';

/**
 * Rooms that one browser visits one after the other, so that code loaded for one serves the next. Guests' rooms are
 * also checked on phones and with zoom.
 */
export const WALKS = ['guests', 'the kitchen', 'the owner', 'the menu and the books'] as const;

export type Room = {
  readonly name: string;
  /** Prefix of the names of its pictures. */
  readonly prefix: string;
  readonly walk: (typeof WALKS)[number];
  readonly views: (shop: JourneyShop, guest: Guest) => readonly View[] | Promise<readonly View[]>;
};

/** In the order of visits: what the service room leaves switched off would show in later rooms. */
export const ROOMS: readonly Room[] = [
  { name: 'the shop', prefix: 'magazin', walk: 'guests', views: shopViews },
  { name: 'the restaurant', prefix: 'casa', walk: 'guests', views: () => SETUP_SCREENS_VIEWS },
  { name: 'an account', prefix: 'cont', walk: 'guests', views: accountViews },
  { name: 'the panel', prefix: 'panou', walk: 'the kitchen', views: panelViews },
  { name: 'couriers', prefix: 'curieri', walk: 'the kitchen', views: courierViews },
  { name: 'service', prefix: 'serviciu', walk: 'the kitchen', views: serviceViews },
  { name: 'the back office', prefix: 'birou', walk: 'the owner', views: officeViews },
  { name: 'the setup', prefix: 'configurare', walk: 'the owner', views: setupViews },
  { name: 'the menu in the back office', prefix: 'administrare', walk: 'the owner', views: menuOfficeViews },
  { name: 'marketing', prefix: 'marketing', walk: 'the menu and the books', views: marketingViews },
  { name: 'products', prefix: 'produse', walk: 'the menu and the books', views: productViews },
  { name: 'one product', prefix: 'produs', walk: 'the menu and the books', views: productFormViews },
  { name: 'reports', prefix: 'rapoarte', walk: 'the menu and the books', views: reportOfficeViews },
  { name: 'every other page of staff', prefix: 'alte-pagini', walk: 'the owner', views: pageViews },
  { name: 'the users', prefix: 'utilizatori', walk: 'the owner', views: userOfficeViews },
];
