/** Reads a first text, `db/seed/legal/<kind>.md`: a few forms of Markdown, and nothing else. */
import type { LegalBlock, LegalSection } from '#contract/legal/wire.ts';
import { LEGAL_KINDS, type LegalKind } from '#domain/legal/legal-kinds.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';

export type FirstText = {
  readonly kind: LegalKind;
  readonly effectiveFrom: LocalDate;
  readonly sections: readonly LegalSection[];
};

const HEAD = /^---\nkind: (\w+)\neffectiveFrom: (\d{4}-\d{2}-\d{2})\n---\n/;
const STORED_KEYS = '<!-- stored_keys -->';
const TABLE_RULE = /^\|(?: -+ \|)+$/;

/**
 * Head, then sections (`## title`) of paragraphs of one line, lists (`- entry`), tables (`| cell |`) and the mark of the
 * table of stored keys; an empty line between blocks.
 *
 * @throws Error for what is none of these: the files come with the program
 */
export function parseFirstText(text: string): FirstText {
  const [head = '', name, date = ''] = HEAD.exec(text) ?? [];
  const kind = LEGAL_KINDS.find((each) => each === name);
  if (kind === undefined) throw new Error(`A first text has no head with its kind: ${text.slice(0, 60)}`);
  const [before = '', ...parts] = text.slice(head.length).split(/^## /m);
  if (before.trim() !== '') throw new Error(`The first text "${kind}" has words before its first section`);
  return { kind, effectiveFrom: localDate(date), sections: parts.map(parseSection) };
}

function parseSection(part: string): LegalSection {
  const [title = '', ...blocks] = part.trim().split(/\n\n+/);
  if (title.includes('\n') || blocks.length === 0) throw new Error(`The section "${title}" is not followed by blocks`);
  return { title, blocks: blocks.map(parseBlock) };
}

function parseBlock(block: string): LegalBlock {
  if (block === STORED_KEYS) return { kind: 'stored_keys' };
  const lines = block.split('\n');
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', entries: lines.map((line) => line.slice(2)) };
  if (lines.every((line) => /^\| .* \|$/.test(line))) return parseTable(lines);
  if (lines.length > 1) throw new Error(`A paragraph is one line: ${block.slice(0, 60)}`);
  return { kind: 'paragraph', text: block };
}

function parseTable([top = '', rule = '', ...lines]: readonly string[]): LegalBlock {
  const head = cellsOf(top);
  const rows = lines.map(cellsOf);
  if (!TABLE_RULE.test(rule) || [cellsOf(rule), ...rows].some((cells) => cells.length !== head.length)) {
    throw new Error(`The rows of a table have as many cells as its head: ${top}`);
  }
  return { kind: 'table', head, rows };
}

function cellsOf(line: string): string[] {
  return line.slice(2, -2).split(' | ');
}
