import { sentenceOf } from '#contract/errors.ts';
import type { LegalBlock, LegalSection } from '#contract/legal/wire.ts';
import { parseText } from '#domain/accounts/parse-text.ts';
import { err, ok, type Result } from '#domain/result.ts';

const TITLE = { maximum: 200, isRequired: true, isMultiline: false };
const TEXT = { maximum: 8000, isRequired: true, isMultiline: true };
/** A table may have empty cells. */
const CELL = { ...TEXT, isRequired: false };

/** Text that prints and displays the same everywhere; problems by field path. A section needs a title and content. */
export function cleanSections(
  sections: readonly LegalSection[],
): Result<LegalSection[], { readonly fields: Readonly<Record<string, string>> }> {
  const fields: Record<string, string> = {};
  const clean = (raw: string, path: string, rules: typeof TEXT): string => {
    const text = parseText(raw, rules);
    if (text.ok) return text.value;
    fields[path] = sentenceOf('legal_section_invalid');
    return '';
  };
  const cleaned = sections.map(({ title, blocks }, section) => {
    const path = `sections.${section}`;
    if (blocks.length === 0) fields[`${path}.title`] = sentenceOf('legal_section_invalid');
    return {
      title: clean(title, `${path}.title`, TITLE),
      blocks: blocks.map((block, place) =>
        cleanBlock(block, (raw, where, rules = TEXT) => clean(raw, `${path}.blocks.${place}.${where}`, rules)),
      ),
    };
  });
  return Object.keys(fields).length > 0 ? err({ fields }) : ok(cleaned);
}

function cleanBlock(block: LegalBlock, clean: (raw: string, where: string, rules?: typeof TEXT) => string): LegalBlock {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, text: clean(block.text, 'text') };
    case 'list':
      return { ...block, entries: block.entries.map((entry, index) => clean(entry, `entries.${index}`)) };
    case 'table':
      return {
        ...block,
        head: block.head.map((cell, column) => clean(cell, `head.${column}`, CELL)),
        rows: block.rows.map((cells, row) => cells.map((cell, column) => clean(cell, `rows.${row}.${column}`, CELL))),
      };
    case 'stored_keys':
      return block;
  }
}
