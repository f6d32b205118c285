/** Judging and sending an order in the checkout. */
export const placing = {
  noCommonDay:
    'Produsele din coș nu pot fi comandate împreună: unele se fac doar pentru astăzi, altele doar pentru altă zi.',
  missing: {
    fullName: 'Scrie numele și prenumele.',
    phone: 'Scrie numărul de telefon.',
    email: 'Scrie adresa de e-mail.',
  },
  nameInvalid: 'Scrie numele și prenumele întregi, fiecare de cel mult 40 de caractere și fără caractere speciale.',
  streetOrLandmark: {
    street: 'Scrie strada sau un reper.',
    streetNumber: 'Scrie numărul sau un reper.',
  },
  outsideZones: (city: string) => `Nu livrăm încă în „${city}”.`,
  splitMissing: 'Scrie cât plătești în numerar sau cu cardul.',
  couponNotSent: 'Apasă „Aplică” pentru a folosi codul sau șterge-l.',
  textTooLong: (maximum: number) => `Textul are cel mult ${maximum} de caractere, fără semne speciale.`,
  termsRequired: 'Trebuie să accepți Termenii și condițiile.',
  reduction: 'Reducere',
  cartProblems: 'Probleme cu produsele din coș',
  removeLine: 'Scoate din coș',
  /** Names two products; more would not fit on a button. */
  removeThese: (names: readonly string[]) =>
    `Scoate ${names.slice(0, 2).join(', ')}${names.length > 2 ? ` și încă ${names.length - 2}` : ''}`,
  keepOnly: { one: 'Păstrează o bucată', few: 'Păstrează {n} bucăți', other: 'Păstrează {n} de bucăți' },
  raiseTo: { one: 'Comandă o bucată', few: 'Comandă {n} bucăți', other: 'Comandă {n} de bucăți' },
  dropExtra: (name: string) => `Comandă fără „${name}”`,
  dropMessage: 'Comandă fără mesaj',

  problems: 'Mai e puțin. Verifică:',
  failed: 'Comanda nu a putut fi procesată. Tot ce ai completat a rămas aici: apasă din nou butonul sau sună-ne.',
  offline: 'Nu există conexiune la internet. Tot ce ai completat a rămas aici: apasă din nou butonul când revine.',
  offlineResending:
    'Nu există conexiune la internet. Tot ce ai completat a rămas aici. Încercăm din nou imediat ce revine conexiunea.',
  slow: 'Durează mai mult decât de obicei. Rămâi pe pagină: comanda nu se plasează de două ori.',
  interrupted:
    'Trimiterea comenzii a fost întreruptă și nu știm dacă a ajuns. Apasă din nou butonul: comanda nu se plasează de două ori.',
  sentBefore: 'Comanda ta ajunsese deja la restaurant. Iat-o.',
  sentBeforeUnknown:
    'Se pare că ai trimis deja această comandă. Verifică e-mailul sau sună-ne înainte de a o trimite din nou.',
  beginAnew: 'Începe o comandă nouă',
  changedTitle: 'S-a schimbat prețul',
  changedText: 'Cât ai completat, restaurantul a modificat ceva. Nimic nu a fost comandat încă.',
  withheld: (name: string) =>
    `Cu acest telefon sau e-mail s-a comandat deja la noi, iar promoția „${name}” nu se mai aplică. Nimic nu a fost comandat încă.`,
  changedWhat: 'Ce s-a schimbat',
  changedBefore: 'înainte',
  changedAfter: 'acum',
  changedBack: 'Vreau să mai verific',
  lineGone: 'nu se mai poate comanda',
} as const;
