/** Importing menus of other systems. */
import { importedSentence } from '#contract/menu/imported-sentence.ts';
import { countOf } from '#domain/text/plural.ts';

const PRODUCTS = { one: 'un produs', few: '{n} produse', other: '{n} de produse' };
const GROUPS = { one: 'un grup', few: '{n} grupuri', other: '{n} de grupuri' };
const OPTIONS = { one: 'o opțiune', few: '{n} opțiuni', other: '{n} de opțiuni' };

const PICTURES = { one: 'o poză', few: '{n} poze', other: '{n} de poze' };

const MISSING = {
  allergens: 'alergeni',
  grams: 'gramaj',
  deposit: 'garanție SGR',
  age: 'limită de vârstă (18+)',
} as const;

export const menuImportWords = {
  title: 'Import de meniu',
  intro:
    'Aduceți meniul din GloriaFood, TastyIgniter, Square, dintr-un tabel sau din arhiva altui restaurant de pe Poftă. Întâi vedeți ce s-ar schimba, rând cu rând; o zi puteți anula.',
  file: 'Fișierul cu meniul',
  chooseFile: 'Alegeți un fișier…',
  fileHint:
    'GloriaFood: meniul salvat ca fișier (JSON). TastyIgniter și Square: exportul CSV. Orice altceva: un tabel CSV sau XLSX cu coloanele Produs, Preț și, dacă le aveți, Categorie, Descriere, Mărime, Alergeni, Activ; altfel numite le potriviți de mână. Alergenii, cu numele sau cu numărul din lege (1–14). Cel mult 20 MB. Arhiva (ZIP) descărcată dintr-un restaurant pe Poftă poate fi oricât de mare: se iau din ea meniul și pozele sau, într-un restaurant nou, tot.',
  read: 'Citește fișierul',
  model: 'Tabel model, de completat:',
  modelOf: (kind: string) => `Descarcă tabelul model pentru ${kind}`,
  match: 'Potrivește coloanele de mână',
  matchTitle: 'Potriviți coloanele',
  matchHint: 'Spuneți ce este fiecare coloană din fișier. Foile cu aceleași titluri se citesc la fel.',
  tableFailed: 'Rândurile fișierului nu pot fi arătate: alegeți-l din nou.',
  headerRow: 'Rândul cu titlurile coloanelor',
  noHeader: 'Fișierul nu are titluri: primul rând e un produs',
  noColumn: 'Nu este în fișier',
  columns: {
    name: 'Produs',
    price: 'Preț',
    category: 'Categorie',
    description: 'Descriere',
    size: 'Mărime sau gramaj',
    allergens: 'Alergeni',
    status: 'Activ (da sau nu)',
  },
  choiceProblems: {
    needed: 'Alegeți coloana: fără ea nu se poate citi meniul.',
    repeated: 'Coloana e aleasă deja pentru altceva.',
  },
  firstRows: 'Primele rânduri, cum s-ar citi',
  readMatched: 'Citește cu aceste coloane',
  sendingPictures: (done: number, all: number) => `Se trimit pozele: ${done} din ${all}`,
  archiveRefusals: {
    archive_unreadable: 'Arhiva nu poate fi citită: e întreruptă sau stricată. Descărcați-o din nou.',
    archive_unsafe: 'Arhiva a fost modificată și nu e sigură: nu am citit nimic din ea.',
    archive_foreign: 'Fișierul ZIP nu e o arhivă făcută de Poftă.',
    archive_newer: 'Arhiva e făcută de o versiune mai nouă: actualizați întâi programul de aici.',
    archive_too_large: 'O parte din arhivă e mai mare decât poate fi un meniu: nu am citit nimic din ea.',
  },
  reading: 'Se citește fișierul…',
  fileMissing: 'Alegeți întâi un fișier.',
  fromGloriafood: 'Direct din GloriaFood',
  source: 'Link, codul butonului sau cheie',
  sourceHint:
    'Linkul paginii de comandă, codul butonului „Comandă online” de pe site sau cheia pentru citirea meniului (în GloriaFood, la Integrări). Cheia nu se păstrează.',
  fetch: 'Ia meniul din GloriaFood',
  failed: 'Importurile nu pot fi afișate acum.',
  reportFailed: 'Fișierul nu poate fi comparat cu meniul acum.',
  actionFailed: 'Nu am putut face asta acum. Încercați din nou.',
  lines: 'Rândurile fișierului',
  show: 'Arată',
  notes: 'Despre fișier',
  noName: 'Fără nume',
  filters: {
    attention: 'Numai cele cu lipsuri sau observații',
    all: 'Toate',
    missing: 'Lipsesc date cerute de lege',
    new: 'Noi',
    changed: 'Schimbate',
    same: 'La fel',
    cannot: 'Nu se pot importa',
  },
  states: { new: 'nou', changed: 'schimbat', same: 'la fel', cannot: 'nu se poate' },
  missing: MISSING,
  missingLabel: 'De completat:',
  more: (count: number) => (count === 1 ? 'Arată și ultimul rând' : `Arată și celelalte ${count}`),
  noLines: 'Niciun rând de felul acesta.',
  take: (name: string) => `Importă „${name}”`,
  groups: (read: number, options: number, distinct: number) =>
    `${countOf(read, GROUPS)} cu ${countOf(options, OPTIONS)} în fișier; cele cu același conținut devin unul: ${distinct === 1 ? 'rămâne' : 'rămân'} ${countOf(distinct, GROUPS)}.`,
  run: (count: number) => (count === 0 ? 'Nimic de importat' : `Importă ${countOf(count, PRODUCTS)}`),
  nothing: 'Meniul este deja ca în fișier: nu e nimic de importat.',
  history: 'Importuri',
  empty: 'Niciun import încă',
  emptyHint: 'Aici apar fișierele citite și ce s-a importat din ele.',
  importStates: { read: 'citit, neimportat', imported: 'importat', undone: 'anulat' },
  sources: {
    gloriafood: 'GloriaFood',
    tastyigniter: 'TastyIgniter',
    square: 'Square',
    table: 'Tabel',
    pofta: 'Arhivă Poftă',
  },
  counts: importedSentence,
  open: 'Vezi rândurile',
  openOf: (name: string) => `Vezi rândurile din ${name}`,
  undo: 'Anulează importul',
  undoOf: (name: string) => `Anulează importul din ${name}`,
  undoTitle: 'Anulați importul?',
  undoText:
    'Meniul revine la ce era înainte. Produsele pe care le-ați schimbat după import rămân așa cum sunt acum. Produsele scoase ies și din promoțiile în care le-ați ales.',
  left: 'Au rămas cum sunt, pentru că au fost schimbate după import:',
  fetchingPictures: (done: number, all: number) => `Se iau pozele: ${done} din ${all}`,
  fetchingHint: 'Puteți închide pagina: pozele vin singure în meniu.',
  picturesDone: (done: number) => (done === 1 ? 'O poză luată.' : `${countOf(done, PICTURES)} luate.`),
  picturesFailed: (failed: number) =>
    `${countOf(failed, PICTURES)} nu ${failed === 1 ? 'a' : 'au'} putut fi ${failed === 1 ? 'luată' : 'luate'}`,
  pictureReasons: {
    foreign_host: 'nu stă la GloriaFood: încărcați-o în produs',
    unreachable: 'serverul pozelor nu răspunde',
    refused: 'serverul nu mai are poza',
    too_large: 'are peste 5 MB',
    too_many_pixels: 'are prea mulți pixeli',
    not_a_picture: 'nu este o poză JPEG, PNG sau WebP',
  },
  fetchAgain: 'Încearcă din nou',
  fetchAgainOf: (name: string) => `Ia din nou pozele care lipsesc din ${name}`,
  nextTitle: 'Ce mai e de făcut',
  proveTitle: 'Verificați prețurile',
  proveStep: '200 de coșuri la întâmplare, socotite după fișier și după meniul de aici, bănuț cu bănuț.',
  completeTitle: 'Completați ce cere legea și fișierul nu spune',
  vatStep: 'Produsele noi au TVA 11 %, băuturile recunoscute 21 %: verificați ce are altă cotă.',
  missingCount: (fact: keyof typeof MISSING, count: number) => `Fără ${MISSING[fact]}: ${countOf(count, PRODUCTS)}.`,
  toMenu: 'La produse',
  linksTitle: 'Întoarceți linkurile spre noi',
  linksStep:
    'Butonul de pe site, profilul Google, Facebook, Instagram și afișele duc încă la sistemul vechi până le schimbați.',
  toLinks: 'Linkuri și coduri QR',
  prove: 'Compară prețurile',
  proveOf: (name: string) => `Compară prețurile din ${name}`,
  proofTitle: 'Prețurile, coș cu coș',
  proofEqual: (carts: number) =>
    `${carts} din ${carts} de coșuri la întâmplare costă la fel, la ban, ca în GloriaFood.`,
  proofDifferent: (equal: number, carts: number) => `${equal} din ${carts} de coșuri costă la fel. Celelalte:`,
  theirs: 'GloriaFood',
  ours: 'la noi',
  notOurs: 'nu se poate comanda',
} as const;
