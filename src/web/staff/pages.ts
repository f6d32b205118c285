/** The page before both areas of staff. */

import { definePage } from '#web/pages/define-page.ts';

export const SIGN_IN_PAGES = [
  definePage({
    address: '/auth/admin',
    title: 'Autentificare',
    search: (search): { redirect?: string } =>
      typeof search.redirect === 'string' ? { redirect: search.redirect } : {},
    reachedFrom: 'every page of staff, without a session',
    file: () => import('./session/sign-in-page.tsx'),
    screen: 'SignInPage',
    props: ({ search }) => ({ wanted: search.redirect }),
  }),
] as const;
