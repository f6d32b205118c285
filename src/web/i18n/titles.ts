/** „Vatra din Blaj”; the town is empty until the restaurant has an address. */
export function inTown(name: string, city: string): string {
  return city === '' ? name : `${name} din ${city}`;
}

/** Titles of pages in the browser's tab. Separate from other texts, because they are part of every first load. */
export const titles = {
  checkout: 'Finalizarea comenzii',
  /** On every page, where scripts are off: buttons and forms do nothing then. */
  needsScripts: (phone: string) =>
    `Pentru a comanda online, activează JavaScript în browser${phone === '' ? '' : ` sau sună-ne: ${phone}`}.`,
  checkoutDescription: (name: string, city: string) =>
    `Comanda ta la ${inTown(name, city)}: cum și când o primești, și cum plătești.`,
  auth: { register: 'Creează cont', authenticate: 'Autentificare', forgotPassword: 'Ai uitat parola?' },
  confirmAccount: 'Confirmă-ți contul',
  signOut: 'Deconectare',
  resetPassword: 'Alege o parolă nouă',
  accountDetails: 'Datele mele',
  accountAddress: 'Adresa mea',
  accountOrders: 'Comenzile mele',
  notFound: 'Pagina nu a fost găsită',
  order: (number: number) => `Comanda nr. ${number}`,
  orderNotFound: 'Comanda nu a fost găsită',
  terms: 'Termeni și condiții',
  privacy: 'Politica de confidențialitate',
  cookies: 'Politica de cookies',
  accessibility: 'Declarația de accesibilitate',
  contact: 'Contact',
  about: 'Despre noi',
  feedback: 'Părerea ta',
  withdrawal: 'Retragere din contract',
  ownReservation: 'Rezervarea ta',
  confirmNewsletter: 'Confirmă abonarea la newsletter',
  leaveNewsletter: 'Dezabonare de la newsletter',
} as const;

/**
 * The label of the order button, prescribed by law; nothing else may be on the button (OUG 34/2014 art. 8, romania.md
 * §1.4).
 */
export const ORDER_BUTTON = 'Comandă cu obligație de plată';
