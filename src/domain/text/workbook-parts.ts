/** The files that a workbook of Excel (XLSX) consists of; a ZIP archive of them is the workbook. */
import { escapeHtml } from './escape-html.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Formats of cells, by their place among the styles. */
export const CELL_STYLE = { plain: 0, date: 1, bold: 2 } as const;
const FONT = '<sz val="11"/><name val="Calibri"/>';
const FILLS = '<fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>';
const BORDER = '<border><left/><right/><top/><bottom/><diagonal/></border>';
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts><fills count="2">${FILLS}</fills><borders count="1">${BORDER}</borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/**
 * The files by their names.
 *
 * @param sheets XML of each sheet by its name, in their order
 */
export function composeWorkbook(sheets: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const names = Object.keys(sheets);
  const files = names.map((_, place) => `worksheets/sheet${place + 1}.xml`);
  const override = (file: string, kind: string) =>
    `<Override PartName="/xl/${file}" ContentType="${PARTS}.${kind}+xml"/>`;
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook.xml', 'sheet.main')}${override('styles.xml', 'styles')}${files.map((file) => override(file, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="a" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.map((name, place) => `<sheet name="${escapeHtml(name)}" sheetId="${place + 1}" r:id="s${place + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/>${files.map((file, place) => `<Relationship Id="s${place + 1}" Type="${OFFICE}/worksheet" Target="${file}"/>`).join('')}</Relationships>`,
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(Object.values(sheets).map((xml, place) => [`xl/${files[place]}`, xml])),
  };
  return Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, `${DECLARATION}${xml}`]));
}

/** XML of a sheet: `columns` and `rows` as XML, `views` for what is frozen. */
export function composeSheet({
  rows,
  columns = '',
  views = '',
}: {
  rows: string;
  columns?: string;
  views?: string;
}): string {
  return `<worksheet xmlns="${MAIN}">${views}${columns}<sheetData>${rows}</sheetData></worksheet>`;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** XML of a row of texts and numbers, at most 26; empty texts are left out. */
export function composeRow(
  index: number,
  cells: readonly (string | number)[],
  style: number = CELL_STYLE.plain,
): string {
  const xml = cells.map((cell, place) => {
    if (cell === '') return '';
    const about = `r="${LETTERS[place]}${index + 1}" s="${style}"`;
    return typeof cell === 'number'
      ? `<c ${about}><v>${cell}</v></c>`
      : `<c ${about} t="inlineStr"><is><t xml:space="preserve">${escapeHtml(cell)}</t></is></c>`;
  });
  return `<row r="${index + 1}">${xml.join('')}</row>`;
}
