/**
 * Every screen there is, room by room: axe reads them all (for-everybody.e2e.ts), `npm run screenshots` shows them all
 * (screens.look.ts).
 */
import { accountViews } from './account-views.ts';
import { HOUSE_VIEWS } from './house-views.ts';
import type { Guest } from './journey.ts';
import { marketingViews } from './marketing-views.ts';
import { menuOfficeViews } from './menu-office-views.ts';
import { officeViews } from './office-views.ts';
import type { JourneyShop } from './open-journey-shop.ts';
import { panelViews } from './panel-views.ts';
import { productFormViews, productViews } from './product-views.ts';
import { reportOfficeViews } from './report-office-views.ts';
import { serviceViews } from './service-views.ts';
import { setupViews } from './setup-views.ts';
import { shopViews } from './shop-views.ts';
import { userOfficeViews } from './user-office-views.ts';
import type { View } from './view.ts';

export type Room = {
  readonly name: string;
  /** How the names of its pictures begin. */
  readonly prefix: string;
  /** Guests come here with telephones held close and pages held large. */
  readonly isForGuests?: true;
  readonly views: (shop: JourneyShop, guest: Guest) => readonly View[] | Promise<readonly View[]>;
};

export const ROOMS: readonly Room[] = [
  { name: 'the shop', prefix: 'magazin', isForGuests: true, views: shopViews },
  { name: 'the house', prefix: 'casa', isForGuests: true, views: () => HOUSE_VIEWS },
  { name: 'an account', prefix: 'cont', isForGuests: true, views: accountViews },
  { name: 'the panel', prefix: 'panou', views: panelViews },
  { name: 'service', prefix: 'serviciu', views: serviceViews },
  { name: 'the back office', prefix: 'birou', views: officeViews },
  { name: 'the setup', prefix: 'configurare', views: setupViews },
  { name: 'the menu in the back office', prefix: 'administrare', views: menuOfficeViews },
  { name: 'marketing', prefix: 'marketing', views: marketingViews },
  { name: 'products', prefix: 'produse', views: productViews },
  { name: 'one product', prefix: 'produs', views: productFormViews },
  { name: 'reports', prefix: 'rapoarte', views: reportOfficeViews },
  { name: 'the users', prefix: 'utilizatori', views: userOfficeViews },
];
