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

/** How a section differs from the published text; null where it does not. */
export type SectionMark = 'added' | 'changed' | null;

/** The mark of each section. A section is known by its title, one with a new title by its place. */
export function marksOf(values: LegalValues, published: readonly LegalSection[]): readonly SectionMark[] {
  const sections = sectionsOf(values);
  const titles = new Set(sections.map(({ title }) => title));
  return sections.map((section, place) => {
    const before = published.find(({ title }) => title === section.title);
    if (before !== undefined) return isAlike(before, section) ? null : 'changed';
    const there = published[place];
    return there !== undefined && !titles.has(there.title) ? 'changed' : 'added';
  });
}

/** Titles of the published text that stand here no more, under their own or a new title. */
export function listGoneTitles(values: LegalValues, published: readonly LegalSection[]): readonly string[] {
  const titles = new Set(values.sections.map(({ title }) => title));
  const known = new Set(published.map(({ title }) => title));
  return published
    .filter(({ title }, place) => {
      const there = values.sections[place];
      return !titles.has(title) && (there === undefined || known.has(there.title));
    })
    .map(({ title }) => title);
}

function isAlike(one: LegalSection, other: LegalSection): boolean {
  const text = ({ blocks }: LegalSection) => JSON.stringify(blocks.map((block) => [block.kind, textOf(block)]));
  return text(one) === text(other);
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
