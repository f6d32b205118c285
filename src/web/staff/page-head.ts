/** Titles of staff pages. Apart from the catalogue, because route files are part of every guest's first load. */
export const STAFF_TITLES = {
  signIn: 'Autentificare',
  admin: 'Panou de administrare',
  orders: 'Comenzi',
  courier: 'Curier',
  couriers: 'Curieri',
  name: 'Nume și contact',
  location: 'Adresă',
  housePictures: 'Imaginile restaurantului',
  changes: 'Istoric modificări',
  users: 'Utilizatori',
  statistics: 'Statistici',
  rejectedOrders: 'Comenzi respinse',
  dayClose: 'Închidere zi',
  categories: 'Categorii',
  stations: 'Secții de bucătărie',
  combo: 'Cumperi X, primești Y',
  coupon: 'Cupoane',
  newsletterPromotion: 'Promoție pentru abonați',
  fixedDiscountOnCart: 'Reducere fixă la coș',
  newsletter: 'E-mail către abonați',
  products: 'Produse',
  product: 'Produs',
  newProduct: 'Produs nou',
  editProduct: 'Modificare produs',
  schedule: 'Program',
  services: 'Servicii oferite',
  capacity: 'Capacitatea bucătăriei',
  payments: 'Metode de plată',
  zones: 'Zone de livrare',
  legalTexts: 'Texte legale',
  reviews: 'Opinii',
  withdrawals: 'Retrageri din contract',
  blocks: 'Blocări',
  printers: 'Imprimante',
  underConstruction: 'În lucru',
  notFound: 'Pagină negăsită',
} as const;

/** Staff pages have a title and stay out of search engines. */
export function staffHead(page: keyof typeof STAFF_TITLES) {
  return { meta: [{ title: `${STAFF_TITLES[page]} · Poftă` }, { name: 'robots', content: 'noindex' }] };
}
