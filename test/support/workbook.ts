/** The least that a workbook of Excel consists of. */
import { strToU8, zipSync } from 'fflate';
import { escapeHtml } from '#domain/text/escape-html.ts';

/** A date is one by its format, as Excel stores it: a number of days. */
export type WorkbookCell =
  | string
  | number
  | boolean
  | Date
  | null
  | { readonly formula: string; readonly value: number };
type Rows = readonly (readonly WorkbookCell[])[];

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);
const STYLES = `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** A workbook with these sheets, in their order. */
export function aWorkbook(sheets: Readonly<Record<string, Rows>>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="a" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.map((name, place) => `<sheet name="${escapeHtml(name)}" sheetId="${place + 1}" r:id="s${place + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/>${names.map((_, place) => `<Relationship Id="s${place + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml': STYLES,
  };
  for (const [place, rows] of Object.values(sheets).entries()) {
    parts[`xl/worksheets/sheet${place + 1}.xml`] =
      `<worksheet xmlns="${MAIN}"><sheetData>${rows.map(describeRow).join('')}</sheetData></worksheet>`;
  }
  const packed = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
  return new Uint8Array(packed);
}

function describeRow(row: readonly WorkbookCell[], index: number): string {
  const cells = row.map((cell, column) => describeCell(cell, `${'ABCDEFGHIJ'[column]}${index + 1}`));
  return `<row r="${index + 1}">${cells.join('')}</row>`;
}

function describeCell(cell: WorkbookCell, place: string): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escapeHtml(cell)}</t></is></c>`;
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c r="${place}" s="1"><v>${(cell.getTime() - FIRST_DAY) / DAY_MS}</v></c>`;
  return `<c r="${place}"><f>${cell.formula}</f><v>${cell.value}</v></c>`;
}
