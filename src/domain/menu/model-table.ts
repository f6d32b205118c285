/** A table as the import reads it, for owners to fill in: each column once, the ways to write sizes and allergens. */
import { CELL_STYLE, composeRow, composeSheet, composeWorkbook } from '#domain/text/workbook-parts.ts';

const TITLES = ['Categorie', 'Produs', 'Preț', 'Mărime', 'Descriere', 'Alergeni', 'Activ'] as const;
/** In characters. */
const WIDTHS = [16, 26, 10, 16, 44, 26, 8];
const FROZEN_HEADINGS =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

const ROWS: readonly (readonly string[])[] = [
  ['Supe', 'Ciorbă de burtă', '24,50', '350 g', 'Cu smântână și ardei iute', 'lapte, țelină, ouă', 'da'],
  ['Pizza', 'Margherita', '32', 'Mică, 28 cm', 'Sos de roșii, mozzarella și busuioc', '1, 7', 'da'],
  ['', '', '41', 'Mare, 40 cm', '', '', ''],
  ['Băuturi', 'Limonadă', '14', '400 ml', 'Cu mentă', 'fără', 'da'],
];

/**
 * As CSV in the form that Excel opens in Romania: a mark of the encoding, semicolons, lines of Windows. No cell needs
 * quotes.
 */
export function modelTable(): string {
  const lines = [TITLES, ...ROWS].map((row) => row.join(';'));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** The same as the files of an XLSX workbook: bold headings that stay in view, prices as numbers. */
export function composeModelWorkbook(): Readonly<Record<string, string>> {
  const price = TITLES.indexOf('Preț');
  const cellOf = (text: string, place: number) => (place === price ? Number(text.replace(',', '.')) : text);
  const columns = WIDTHS.map(
    (width, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  );
  const rows = [
    composeRow(0, TITLES, CELL_STYLE.bold),
    ...ROWS.map((cells, index) => composeRow(index + 1, cells.map(cellOf))),
  ];
  return composeWorkbook({
    Meniu: composeSheet({ views: FROZEN_HEADINGS, columns: `<cols>${columns.join('')}</cols>`, rows: rows.join('') }),
  });
}
