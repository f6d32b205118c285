/** The back office's frame: links, groups, words of every page (romania.md §7.2). */
export const adminWords = {
  nav: {
    label: 'Meniul administrării',
    open: 'Deschide meniul',
    close: 'Închide meniul',
    home: 'Acasă',
    menu: 'Meniu',
    setup: 'Configurare',
    marketing: 'Marketing',
    reports: 'Rapoarte',
    people: 'Utilizatori',
    orders: 'Panou comenzi',
    shop: 'Vezi magazinul',
    account: (name: string) => `Conectat: ${name}`,
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
