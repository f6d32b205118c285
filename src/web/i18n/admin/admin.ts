/** The back office's frame: links, groups, words of every page (romania.md §7.2). */
export const adminWords = {
  nav: {
    label: 'Meniul administrării',
    open: 'Deschide meniul',
    close: 'Închide meniul',
    home: 'Acasă',
    ordering: 'Comenzi și masă',
    menu: 'Meniu',
    marketing: 'Oferte',
    guests: 'Clienți',
    money: 'Plăți și bonuri',
    reports: 'Rapoarte',
    restaurant: 'Restaurant',
    account: 'Cont',
    orders: 'Panou comenzi',
    shop: 'Vezi magazinul',
  },
  /** Words by which the search finds every page of a group. */
  foundBy: {
    ordering: 'comandă, comenzi, mese',
    menu: 'meniu',
    marketing: 'discount, reducere, promoție, ofertă, marketing, campanie, voucher, fidelizare',
    guests: 'client, clientul',
    money: 'plată, plăți, bani, fiscal, bon, factură, TVA',
    reports: 'raport, rapoarte, cifre',
    restaurant: 'local, configurare, setări',
    account: 'acces, angajați, echipă',
  },
  construction: {
    text: 'Această pagină este în lucru.',
    more: 'Tot ce se poate folosi acum este în meniu.',
    home: 'Înapoi la prima pagină',
  },
  notFound: {
    title: 'Această pagină nu a putut fi găsită.',
    text: 'Poate linkul este vechi sau adresa a fost scrisă greșit.',
  },
  back: 'Înapoi',
} as const;
