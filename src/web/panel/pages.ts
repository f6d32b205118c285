/** Every page of the panel. Its tabs list them in this order. */
import { parseLocalDate } from '#domain/time/local-date.ts';
import { defineFrame, definePage, defineWay } from '#web/pages/define-page.ts';
import { readMenuSearch } from '#web/staff/menu-editor/menu-search.ts';
import { readOrdersSearch } from './orders/orders-search.ts';

export const PANEL_FRAMES = [
  defineFrame({
    address: '/comenzi',
    title: 'Comenzi',
    area: '/comenzi',
    file: () => import('./panel-layout.tsx'),
    screen: 'PanelLayout',
  }),
] as const;

export const PANEL_PAGES = [
  definePage({
    address: '/comenzi/tabla',
    title: 'Comenzi',
    access: 'kitchen',
    listed: { group: 'orders', label: 'Tablă', icon: 'layout-kanban' },
    file: () => import('./board/board-page.tsx'),
    screen: 'BoardPage',
  }),
  definePage({
    address: '/comenzi/telefon',
    title: 'Comenzi',
    listed: { group: 'orders', label: 'Telefon', icon: 'phone' },
    file: () => import('./telephone/telephone-page.tsx'),
    screen: 'TelephonePage',
  }),
  definePage({
    address: '/comenzi',
    title: 'Comenzi',
    search: readOrdersSearch,
    listed: { group: 'orders', label: 'Toate comenzile', icon: 'list-details' },
    file: () => import('./orders/orders-page.tsx'),
    screen: 'OrdersPage',
    props: ({ search }) => ({ list: 'all', search }),
  }),
  definePage({
    address: '/comenzi/noi',
    title: 'Comenzi',
    search: readOrdersSearch,
    listed: { group: 'orders', label: 'Comenzi noi', icon: 'bell-ringing', waiting: 'NEW' },
    file: () => import('./orders/orders-page.tsx'),
    screen: 'OrdersPage',
    props: ({ search }) => ({ list: 'new', search }),
  }),
  definePage({
    address: '/comenzi/confirmate',
    title: 'Comenzi',
    search: readOrdersSearch,
    listed: { group: 'orders', label: 'Acceptate', icon: 'tools-kitchen-2', count: 'CONFIRMED' },
    file: () => import('./orders/orders-page.tsx'),
    screen: 'OrdersPage',
    props: ({ search }) => ({ list: 'confirmed', search }),
  }),
  definePage({
    address: '/comenzi/programate',
    title: 'Comenzi',
    search: readOrdersSearch,
    listed: { group: 'orders', label: 'Programate', icon: 'calendar-time', waiting: 'SCHEDULED' },
    file: () => import('./orders/orders-page.tsx'),
    screen: 'OrdersPage',
    props: ({ search }) => ({ list: 'scheduled', search }),
  }),
  definePage({
    address: '/comenzi/livrate',
    title: 'Comenzi',
    search: readOrdersSearch,
    listed: { group: 'orders', label: 'Livrate', icon: 'circle-check' },
    file: () => import('./orders/orders-page.tsx'),
    screen: 'OrdersPage',
    props: ({ search }) => ({ list: 'delivered', search }),
  }),
  definePage({
    address: '/comenzi/respinse',
    title: 'Comenzi',
    search: readOrdersSearch,
    listed: { group: 'orders', label: 'Respinse', icon: 'circle-x' },
    file: () => import('./orders/orders-page.tsx'),
    screen: 'OrdersPage',
    props: ({ search }) => ({ list: 'rejected', search }),
  }),
  definePage({
    address: '/comenzi/rezervari',
    title: 'Comenzi',
    search: ({ zi }: Record<string, unknown>): { zi?: string } => {
      const day = parseLocalDate(String(zi));
      return day.ok ? { zi: day.value } : {};
    },
    listed: { group: 'orders', label: 'Rezervări', icon: 'armchair' },
    file: () => import('./reservations/reservations-page.tsx'),
    screen: 'ReservationsPage',
    props: ({ search }) => ({ day: search.zi ?? null }),
  }),
  definePage({
    address: '/comenzi/curieri',
    title: 'Comenzi',
    listed: { group: 'orders', label: 'Curieri', icon: 'moped', shown: 'couriers' },
    file: () => import('./couriers/couriers-page.tsx'),
    screen: 'CouriersPage',
  }),
  definePage({
    address: '/comenzi/epuizate',
    title: 'Comenzi',
    access: 'kitchen',
    listed: { group: 'orders', label: 'Epuizate', icon: 'ban' },
    file: () => import('./sold-out/sold-out-page.tsx'),
    screen: 'SoldOutPage',
  }),
  definePage({
    address: '/comenzi/meniul-zilei',
    title: 'Comenzi',
    listed: { group: 'orders', label: 'Meniul zilei', icon: 'soup' },
    file: () => import('./daily-menu/daily-menu-page.tsx'),
    screen: 'DailyMenuPage',
  }),
  definePage({
    address: '/comenzi/serviciu',
    title: 'Comenzi',
    listed: { group: 'orders', label: 'Pauze', icon: 'clock-pause' },
    file: () => import('./service/service-page.tsx'),
    screen: 'ServicePage',
  }),
  definePage({
    address: '/comenzi/editare-produse',
    title: 'Produse',
    search: readMenuSearch,
    listed: { group: 'panel-setup', label: 'Editare produse', icon: 'pencil', shown: 'persons' },
    file: () => import('#web/staff/menu-editor/menu-list-screen.tsx'),
    screen: 'MenuListScreen',
    props: ({ search }) => ({ room: 'panel', search }),
  }),
  definePage({
    address: '/comenzi/editare-produse/adaugare-fel-mancare',
    title: 'Produs nou',
    reachedFrom: 'the list of products',
    file: () => import('#web/staff/menu-editor/product-form-screen.tsx'),
    screen: 'NewProductScreen',
    props: () => ({ room: 'panel' as const }),
  }),
  definePage({
    address: '/comenzi/editare-produse/$productId',
    title: 'Produs',
    reachedFrom: 'the list of products',
    file: () => import('#web/staff/menu-editor/product-screen.tsx'),
    screen: 'ProductScreen',
    props: ({ params }) => ({ room: 'panel', id: Number(params.productId) }),
  }),
  definePage({
    address: '/comenzi/editare-produse/$productId/edit',
    title: 'Modificare produs',
    reachedFrom: 'the page of a product',
    file: () => import('#web/staff/menu-editor/product-form-screen.tsx'),
    screen: 'EditProductScreen',
    props: ({ params }) => ({ room: 'panel', id: Number(params.productId) }),
  }),
  definePage({
    address: '/comenzi/tiparire',
    title: 'Comenzi',
    access: 'kitchen',
    listed: { group: 'panel-setup', label: 'Tipărire', icon: 'printer' },
    file: () => import('./printing/printing-page.tsx'),
    screen: 'PrintingPage',
  }),
  definePage({
    address: '/comenzi/bonuri-fiscale',
    title: 'Bonuri fiscale',
    search: ({ zi }: Record<string, unknown>): { zi?: string } => {
      const day = parseLocalDate(String(zi));
      return day.ok ? { zi: day.value } : {};
    },
    listed: { group: 'panel-setup', label: 'Bonuri fiscale', icon: 'receipt' },
    file: () => import('#web/staff/receipts/receipts-screen.tsx'),
    screen: 'ReceiptsScreen',
    props: ({ search }) => ({ date: search.zi, address: '/comenzi/bonuri-fiscale' as const }),
  }),
  defineWay({
    to: '/admin',
    listed: { group: 'panel-setup', label: 'Panou de administrare', icon: 'settings' },
  }),
  definePage({
    address: '/comenzi/cont',
    title: 'Contul meu',
    access: 'any_staff',
    listed: { group: 'panel-setup', icon: 'shield-lock', shown: 'persons' },
    file: () => import('#web/staff/account/account-screen.tsx'),
    screen: 'AccountScreen',
  }),
  defineWay({
    to: '/',
    isOutside: true,
    listed: { group: 'panel-setup', label: 'Vezi magazinul', icon: 'building-store' },
  }),
  defineWay({
    to: '/logout',
    isEnd: true,
    listed: { group: 'panel-setup', label: 'Deconectează-te', icon: 'logout' },
  }),
  definePage({
    address: '/comenzi/$orderId',
    title: 'Comenzi',
    access: 'kitchen',
    reachedFrom: 'the lists of orders, the board, the search',
    file: () => import('./orders/order-page.tsx'),
    screen: 'OrderPage',
    props: ({ params }) => ({ orderNumber: Number(params.orderId) }),
  }),
] as const;
