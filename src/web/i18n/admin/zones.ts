import { countOf } from '#domain/text/plural.ts';

/** `/admin/delivery-zones`: localities with their delivery terms (readings 2; romania.md §7.2). */
export const zonesWords = {
  title: 'Zone de livrare',
  intro: 'Localitățile în care se livrează, cu taxa și comanda minimă a fiecăreia. Clienții le văd în ordinea de aici.',
  failed: 'Zonele de livrare nu pot fi afișate acum.',
  section: 'Localități',
  count: (all: number, on: number) =>
    `${countOf(all, { one: 'O localitate', few: '{n} localități', other: '{n} de localități' })}, ${countOf(on, { one: 'una pornită', few: '{n} pornite', other: '{n} pornite' })}`,
  home: 'Localitatea restaurantului',
  village: 'Sat',
  noneTitle: 'Nu există nicio localitate',
  none: 'Fără localități nu se poate livra. Porniți de la propunerea de mai jos sau adăugați localitățile una câte una.',
  noneYet:
    'Fără localități nu se poate livra. Completați întâi adresa restaurantului, ca să vă propunem localitatea lui, sau adăugați localitățile una câte una.',
  propose: (city: string, others: number) =>
    others === 0
      ? `Adaugă ${city}`
      : `Adaugă ${city} și ${countOf(others, { one: 'o localitate', few: '{n} localități', other: '{n} de localități' })} din jur`,
  proposed: (cities: string) => `${cities}.`,
  proposedTerms: 'Taxele și comenzile minime le schimbați înainte de salvare.',
  add: 'Adaugă o localitate',
  noneOn: 'Nicio localitate nu este pornită: clienții nu pot comanda cu livrare.',
  unnamed: 'Localitate nouă',
  city: 'Localitate',
  county: 'Județ',
  code: 'Prescurtare',
  codeHint:
    'Litere mari și cifre, de exemplu BLAJ: numele localității pentru programe. Nu se mai schimbă după salvare.',
  enabled: (city: string) => `${city}: se livrează`,
  minimum: 'Minim (lei)',
  fee: 'Taxă (lei)',
  freeFrom: 'Gratuit de la',
  never: 'niciodată',
  extraMinutes: 'Minute în plus',
  extraMinutesHint: 'Se adaugă la timpul minim al livrării.',
  isVillage: 'Sat fără nume de străzi',
  isVillageHint: 'La adresă ajunge un reper în locul străzii.',
  more: (city: string) => `Detalii: ${city}`,
  moreShort: 'Detalii',
  handle: (city: string) => `Mută ${city} (trageți sau folosiți săgețile)`,
  moved: (city: string, place: number, all: number) => `${city}: locul ${place} din ${all}.`,
  removeTitle: (city: string) => `Ștergeți localitatea ${city}?`,
  removeText: 'Clienții nu mai pot comanda aici după ce salvați. Comenzile primite rămân neschimbate.',
  removeConfirm: 'Șterge localitatea',
} as const;
