/** The links of the panel as a table: add a row here for each new page. */
import type { LinkProps } from '@tanstack/react-router';
import type { Role } from '#contract/accounts/accounts.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';

const words = staffWords.nav;

export const BOARD_PATH = '/comenzi/tabla';

export type PanelWay = {
  readonly label: string;
  /** Shows the number of orders with this status. */
  readonly count?: OrderStatus;
  /** Shows the number of orders with this status, which wait for staff. */
  readonly waiting?: OrderStatus;
  /** Shown only to restaurants with couriers. */
  readonly isForCouriers?: boolean;
  /** Not part of the panel's work: hidden on an enrolled tablet. */
  readonly isOfPersons?: boolean;
  /** Ends what the device is signed in as: an enrolled tablet asks first. */
  readonly isEnd?: boolean;
  /** Shown to this role only; the server checks in any case. */
  readonly role?: Role;
} & (
  | { readonly to: NonNullable<LinkProps['to']>; readonly isOutside?: undefined }
  /** The shop has another router: it is loaded as a new document. */
  | { readonly to: '/'; readonly isOutside: true }
);

export const PANEL_TABS = ['orders', 'setup'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

export const PANEL_NAVIGATION: Readonly<Record<PanelTab, readonly PanelWay[]>> = {
  orders: [
    { label: words.board, to: BOARD_PATH },
    { label: words.telephone, to: '/comenzi/telefon' },
    { label: words.all, to: '/comenzi' },
    { label: words.new, to: '/comenzi/noi', waiting: 'NEW' },
    { label: words.confirmed, to: '/comenzi/confirmate', count: 'CONFIRMED' },
    { label: words.scheduled, to: '/comenzi/programate', waiting: 'SCHEDULED' },
    { label: words.delivered, to: '/comenzi/livrate' },
    { label: words.rejected, to: '/comenzi/respinse' },
    { label: words.reservations, to: '/comenzi/rezervari' },
    { label: words.couriers, to: '/comenzi/curieri', isForCouriers: true },
    { label: words.soldOut, to: '/comenzi/epuizate' },
    { label: words.dailyMenu, to: '/comenzi/meniul-zilei' },
    { label: words.service, to: '/comenzi/serviciu' },
  ],
  setup: [
    { label: words.products, to: '/comenzi/editare-produse', isOfPersons: true },
    { label: words.printing, to: '/comenzi/tiparire' },
    { label: words.admin, to: '/admin', role: 'ROLE_ADMIN' },
    { label: words.account, to: '/comenzi/cont', isOfPersons: true },
    { label: words.shop, to: '/', isOutside: true },
    { label: staffWords.session.signOut, to: '/logout', isEnd: true },
  ],
};

/** The tab of a page; pages in no tab, such as an order, belong to the orders. */
export function tabOf(path: string): PanelTab {
  const isWithin = ({ to }: PanelWay) => path === to || path.startsWith(`${to}/`);
  return PANEL_NAVIGATION.setup.some(isWithin) ? 'setup' : 'orders';
}
