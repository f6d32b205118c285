/** The back office's frame: ways, groups, what stands on every page of it (romania.md §7.2). */
export const adminWords = {
  nav: {
    label: 'Meniul administrării',
    open: 'Deschide meniul',
    close: 'Închide meniul',
    home: 'Acasă',
    setup: 'Configurare',
    marketing: 'Marketing',
    reports: 'Rapoarte',
    people: 'Utilizatori',
    preparing: 'În pregătire',
    orders: 'Panou comenzi',
    shop: 'Vezi magazinul',
    account: (name: string) => `Conectat: ${name}`,
  },
  pages: {
    name: 'Nume și contact',
    location: 'Adresă',
    changes: 'Istoric modificări',
    underConstruction: 'În lucru',
    discountOnProduct: 'Reducere la produs',
    discountOnCart: 'Reducere procentuală la coș',
    fixedDiscountOnCart: 'Reducere fixă la coș',
    buyOneGetOne: 'Cumperi unul, primești unul',
    freeItem: 'Produs gratuit',
    onlinePayments: 'Plăți online',
  },
  construction: {
    text: 'Această pagină este în lucru.',
    more: 'Tot ce se poate folosi acum este în meniu.',
    home: 'Înapoi la prima pagină',
  },
  notFound: {
    title: 'A apărut o eroare!',
    text: 'Această pagină nu a putut fi găsită.',
  },
  back: 'Înapoi',
} as const;
