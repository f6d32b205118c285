/** What the restaurant keeps about a person who asks (GDPR art. 15 and 17), as administrators read it. */
export const personDataWords = {
  title: 'Datele unei persoane',
  intro:
    'Cine v-a lăsat date poate cere o copie sau ștergerea lor (GDPR art. 15 și 17); răspundeți în cel mult o lună. Cine are cont le descarcă și le șterge singur, din „Datele mele”.',
  contact: 'E-mail sau telefon',
  contactHint: 'Adresa sau numărul cu care a comandat.',
  find: 'Caută datele',
  failed: 'Datele nu pot fi căutate acum.',
  found: (contact: string) => `Ce păstrăm pentru ${contact}`,
  verify: {
    email:
      'Asigurați-vă întâi că vă scrie chiar persoana: sunați la numărul de pe comandă sau cereți un mesaj de la această adresă de e-mail.',
    phone: 'Asigurați-vă întâi că vă scrie chiar persoana: sunați la acest număr.',
  },
  names: 'Nume folosite',
  account: 'Cont',
  noAccount: 'Fără cont',
  kinds: {
    orders: 'Comenzi',
    reservations: 'Rezervări',
    reviews: 'Opinii',
    withdrawals: 'Retrageri din contract',
    coupons: 'Coduri de reducere',
    blocks: 'Blocări',
    mails: 'E-mailuri trimise',
  },
  newsletter: 'Newsletter',
  newsletterStates: { pending: 'de confirmat', confirmed: 'abonat', left: 'dezabonat' },
  byPhone: 'După număr se găsesc numai comenzile și rezervările fără cont; restul, după adresa de e-mail.',
  download: 'Descarcă o copie (JSON)',
  fileName: (contact: string) => `date-${contact.replaceAll(/[^a-z0-9]+/g, '-')}.json`,
  forget: 'Șterge datele…',
  underWay: 'Are o comandă în curs: datele se pot șterge după ce o primește.',
  staff: 'Este un cont al personalului: se închide din „Utilizatori”.',
  forgetTitle: (contact: string) => `Ștergeți datele pentru ${contact}?`,
  forgets: {
    email: 'Dispar numele, telefonul, adresa, mesajele, opiniile, abonamentul și contul.',
    phone: 'Din comenzile și rezervările fără cont dispar numele, telefonul, adresa, mesajele și opiniile.',
  },
  forgetText:
    'Comenzile rămân în evidențe fără persoană, cum cere legea contabilității; o rezervare viitoare rămâne până trece. Nu se poate reveni.',
  forgetConfirm: 'Șterge definitiv',
  word: 'ștergere',
} as const;
