/** Every page of staff: the back office, the panel, couriers' phones, signing in and out. */
import { ADMIN_FRAMES, ADMIN_PAGES } from '#web/admin/pages.ts';
import { COURIER_PAGES } from '#web/courier/pages.ts';
import { PANEL_FRAMES, PANEL_PAGES } from '#web/panel/pages.ts';
import { SIGN_IN_PAGES } from '#web/staff/pages.ts';
import { type Declaration, definePage, type Frame, type Page } from './define-page.ts';

const SIGN_OUT_PAGES = [
  definePage({
    address: '/logout',
    title: 'Deconectare',
    hasBrand: false,
    reachedFrom: 'the navigation of both areas',
    file: () => import('./sign-out.tsx'),
    screen: 'SignOut',
  }),
] as const;

const DECLARATIONS = [...ADMIN_PAGES, ...PANEL_PAGES, ...COURIER_PAGES, ...SIGN_IN_PAGES, ...SIGN_OUT_PAGES] as const;

/** Each declared page as a type: what the router's links are checked against. */
export type StaffPage = Extract<(typeof DECLARATIONS)[number], { readonly address: string }>;

/** In the order of the navigation. */
export const STAFF_DECLARATIONS: readonly Declaration[] = DECLARATIONS;

export const STAFF_PAGES: readonly Page[] = STAFF_DECLARATIONS.filter((one) => 'address' in one);

export const STAFF_FRAMES: readonly Frame[] = [...ADMIN_FRAMES, ...PANEL_FRAMES];

/** The name of the program: the title of an address without a page. */
export const BRAND = 'Poftă';

/** The title in the browser's tab. */
export function documentTitle({ title, hasBrand }: Pick<Page, 'title' | 'hasBrand'>): string {
  return hasBrand === false ? title : `${title} · ${BRAND}`;
}
