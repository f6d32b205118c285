// A legal text as form values: lists and tables as text with one row per line, so that a lawyer's paragraph can be
// pasted unchanged.

import type { AnswerOf } from '#contract/define/define-call.ts';
import type { getLegalSetup } from '#contract/legal/staff-calls.ts';
import type { LegalBlock, LegalSection } from '#contract/legal/wire.ts';
import type { Loaded } from '#web/forms/form-state.ts';

export type BlockValues = { key: string; kind: LegalBlock['kind']; text: string };
export type SectionValues = { key: string; title: string; blocks: BlockValues[] };
export type LegalValues = { sections: SectionValues[] };

export function legalFrom({ sections, version }: AnswerOf<typeof getLegalSetup>): Loaded<LegalValues> {
  return { values: { sections: sections.map(sectionFrom) }, version };
}

/** Keys are positions in the text, except for added sections: saving and reloading keep them. */
function sectionFrom({ title, blocks }: LegalSection, index: number): SectionValues {
  return {
    key: `s${index}`,
    title,
    blocks: blocks.map((block, place) => ({ key: `b${place}`, kind: block.kind, text: textOf(block) })),
  };
}

export function sectionsOf({ sections }: LegalValues): LegalSection[] {
  return sections.map(({ title, blocks }) => ({ title, blocks: blocks.map(blockOf) }));
}

/** 'sections.1.blocks.0.entries.2' becomes the form's 'sections.1.blocks.0.text'. */
export function legalField(serverPath: string): string {
  const [, block] = /^(sections\.\d+\.blocks\.\d+)\./.exec(serverPath) ?? [];
  return block === undefined ? serverPath : `${block}.text`;
}

function textOf(block: LegalBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'list':
      return block.entries.join('\n');
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.join(' | ')).join('\n');
    case 'stored_keys':
      return '';
  }
}

function blockOf({ kind, text }: BlockValues): LegalBlock {
  switch (kind) {
    case 'paragraph':
      return { kind, text };
    case 'list':
      return { kind, entries: linesOf(text) };
    case 'table': {
      const [head = [], ...rows] = linesOf(text).map((line) => line.split('|').map((cell) => cell.trim()));
      // Every row has as many cells as the head.
      return { kind, head, rows: rows.map((cells) => head.map((_, column) => cells[column] ?? '')) };
    }
    case 'stored_keys':
      return { kind };
  }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
