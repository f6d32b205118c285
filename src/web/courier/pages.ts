/** The page of a courier's phone, with and without the courier's own link. */

import { definePage } from '#web/pages/define-page.ts';

export const COURIER_PAGES = [
  definePage({
    address: '/curier',
    title: 'Curier',
    reachedFrom: 'the link of a courier, once it was opened',
    file: () => import('./courier-page.tsx'),
    screen: 'CourierPage',
    props: () => ({ link: undefined }),
  }),
  definePage({
    address: '/curier/$link',
    title: 'Curier',
    reachedFrom: 'the link that the back office gives to a courier',
    file: () => import('./courier-page.tsx'),
    screen: 'CourierPage',
    props: ({ params }) => params,
  }),
] as const;
