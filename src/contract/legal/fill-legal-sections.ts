import type { LegalBlock, LegalSection } from './wire.ts';

/** Placeholder for details that the restaurant has not filled in; conspicuous to every reader of the page. */
export const MISSING_WORD = '(necompletat)';

/**
 * Replaces `{words}` by the restaurant's own details; unknown words in braces stay unchanged. Used by pages and by the
 * preview of the back office.
 */
export function fillLegalSections(
  sections: readonly LegalSection[],
  words: Readonly<Record<string, string>>,
): LegalSection[] {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (written, name: string) =>
      Object.hasOwn(words, name) ? words[name]?.trim() || MISSING_WORD : written,
    );
  return sections.map(({ title, blocks }) => ({
    title: fill(title),
    blocks: blocks.map((block) => fillBlock(block, fill)),
  }));
}

function fillBlock(block: LegalBlock, fill: (text: string) => string): LegalBlock {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, text: fill(block.text) };
    case 'list':
      return { ...block, entries: block.entries.map(fill) };
    case 'table':
      return { ...block, head: block.head.map(fill), rows: block.rows.map((row) => row.map(fill)) };
    case 'stored_keys':
      return block;
  }
}
