/**
 * Every address of the shop, with the files that render it inside the frame (`routes/_shop.tsx`), each nested in the
 * one before it. Links are type-checked against this list. Addresses of staff are separate (docs/decisions/0187).
 */
const home = () => import('./routes/_shop/_home.tsx');
const menu = () => import('./routes/_shop/meniu.tsx');
const account = () => import('./routes/_shop/user.tsx');

export const SHOP_ROUTES = {
  '/': [home],
  '/fel/$productId': [home, () => import('./routes/_shop/_home.fel.$productId.tsx')],
  '/meniu': [menu],
  '/meniu/fel/$productId': [menu, () => import('./routes/_shop/meniu.fel.$productId.tsx')],
  '/meniu/oferta/$promotionId': [menu, () => import('./routes/_shop/meniu.oferta.$promotionId.tsx')],
  '/meniu/promotii/$promotionId': [() => import('./routes/_shop/meniu_.promotii.$promotionId.tsx')],
  '/meniu/$productId': [() => import('./routes/_shop/meniu_.$productId.tsx')],
  '/checkout': [() => import('./routes/_shop/checkout.tsx')],
  '/comanda': [menu, () => import('./routes/_shop/comanda.index.tsx')],
  '/comanda/$token': [() => import('./routes/_shop/comanda.$token.tsx')],
  '/c/$token': [() => import('./routes/_shop/c.$token.tsx')],
  '/rezervare': [() => import('./routes/_shop/rezervare.index.tsx')],
  '/rezervare/$token': [() => import('./routes/_shop/rezervare.$token.tsx')],

  '/auth': [() => import('./routes/_shop/auth.tsx')],
  '/confirmare-cont/$token': [() => import('./routes/_shop/confirmare-cont.$token.tsx')],
  '/resetare-parola/$token': [() => import('./routes/_shop/resetare-parola.$token.tsx')],
  '/user': [account, () => import('./routes/_shop/user.index.tsx')],
  '/user/details': [account, () => import('./routes/_shop/user.details.tsx')],
  '/user/addresses': [account, () => import('./routes/_shop/user.addresses.tsx')],
  '/user/orders': [account, () => import('./routes/_shop/user.orders.index.tsx')],
  '/user/orders/$orderNumber': [account, () => import('./routes/_shop/user.orders.$orderNumber.tsx')],

  '/despre-noi': [() => import('./routes/_shop/despre-noi.tsx')],
  '/contact': [() => import('./routes/_shop/contact.tsx')],
  '/opinii': [() => import('./routes/_shop/opinii.tsx')],
  '/newsletter/confirmare/$token': [() => import('./routes/_shop/newsletter.confirmare.$token.tsx')],
  '/newsletter/dezabonare/$token': [() => import('./routes/_shop/newsletter.dezabonare.$token.tsx')],
  '/termeni-si-conditii': [() => import('./routes/_shop/termeni-si-conditii.tsx')],
  '/privacy-policy': [() => import('./routes/_shop/privacy-policy.tsx')],
  '/politica-cookies': [() => import('./routes/_shop/politica-cookies.tsx')],
  '/accesibilitate': [() => import('./routes/_shop/accesibilitate.tsx')],
  '/retragere-din-contract': [() => import('./routes/_shop/retragere-din-contract.tsx')],

  // Everything else: page not found.
  '/$': [() => import('./routes/_shop/$.tsx')],
} as const;
