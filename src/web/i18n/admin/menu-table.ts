/** The menu as a table (back-office.md §5; polite plural). */
import type { CellProblem, TableColumn } from '#domain/menu/editing/menu-table.ts';

const COLUMNS = {
  name: 'Produs',
  category: 'Categorie',
  size: 'Porție',
  price: 'Preț, lei',
  deposit: 'SGR',
  vatTakeaway: 'TVA pachet, %',
  vatOnPremises: 'TVA local, %',
  age: '18+',
  allergens: 'Alergeni',
  station: 'Secție',
  on: 'Disponibil',
} as const satisfies Readonly<Record<TableColumn, string>>;

const PROBLEMS = {
  name_invalid: 'Scrieți un nume de cel mult 120 de caractere.',
  category_unknown: 'Nu există o categorie cu acest nume.',
  size_invalid: 'Scrieți un nume de cel mult 60 de caractere.',
  price_invalid: 'Scrieți un preț, de exemplu 24,50.',
  vat_invalid: 'Scrieți un procent între 0 și 100.',
  not_yes_or_no: 'Scrieți da sau nu.',
  allergens_unclear: 'Scrieți alergenii cu virgulă între ei, numerele lor sau „fără”.',
  station_unknown: 'Nu există o secție cu acest nume.',
} as const satisfies Readonly<Record<CellProblem, string>>;

export const menuTableWords = {
  title: 'Meniul ca tabel',
  intro:
    'Schimbați mai multe produse deodată. Treceți dintr-o celulă în alta cu săgețile, lipiți coloane din Excel; nimic nu se schimbă în magazin până nu salvați.',
  link: 'Ca tabel',
  back: 'Produse',
  columns: COLUMNS,
  problems: PROBLEMS,
  failed: 'Meniul nu poate fi afișat acum.',
  table: 'Produsele meniului',
  cell: (column: TableColumn, product: string, size: string | null) =>
    `${COLUMNS[column]}: ${size === null ? product : `${product}, ${size}`}`,
  was: (text: string) => `Înainte: ${text === '' ? 'gol' : text}`,
  onlyChanged: 'Numai ce s-a schimbat',
  rows: { one: 'Un rând', few: '{n} rânduri', other: '{n} de rânduri' },
  none: 'Niciun produs nu se potrivește cu filtrele alese.',
  empty: 'Meniul este gol. Adăugați primul produs.',
  changed: { one: 'O celulă schimbată', few: '{n} celule schimbate', other: '{n} de celule schimbate' },
  wrong: {
    one: 'O celulă nu poate fi salvată',
    few: '{n} celule nu pot fi salvate',
    other: '{n} de celule nu pot fi salvate',
  },
  discard: 'Renunță la schimbări',
  save: 'Salvează tabelul',
  undo: 'Anulează salvarea',
  undone: 'Salvarea a fost anulată.',
  filled: { one: 'O celulă completată', few: '{n} celule completate', other: '{n} de celule completate' },
  outside: {
    one: 'Una nu a încăput în tabel.',
    few: '{n} nu au încăput în tabel.',
    other: '{n} de celule nu au încăput în tabel.',
  },
  prices: {
    open: 'Schimbă prețurile',
    title: (count: string) => `Prețuri noi pentru ${count}`,
    sizes: { one: 'o porție', few: '{n} porții', other: '{n} de porții' },
    way: 'Cum se schimbă',
    up: 'Cresc',
    down: 'Scad',
    by: 'Cu cât',
    unit: 'În',
    percent: 'procente',
    amount: 'lei',
    round: 'Rotunjite la',
    steps: { 1: 'un ban', 10: '10 bani', 50: '50 de bani', 100: 'un leu' },
    invalid: 'Scrieți un număr mai mare ca 0, de exemplu 5.',
    example: (name: string, before: string, after: string) => `${name}: ${before} → ${after} lei`,
    kept: (count: string) => `${count}: prețul rămâne, fiindcă altfel ar ajunge la 0.`,
    confirm: 'Pune în tabel',
  },
  fill: {
    open: 'Completează o coloană',
    title: (count: string) => `Aceeași valoare pentru ${count}`,
    column: 'Coloana',
    value: 'Valoarea',
    confirm: 'Pune în tabel',
  },
} as const;
