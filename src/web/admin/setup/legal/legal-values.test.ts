import { expect, test } from 'vitest';
import type { LegalSection } from '#contract/legal/wire.ts';
import { legalField, legalFrom, sectionsOf } from './legal-values.ts';

const SECTIONS: LegalSection[] = [
  {
    title: 'Scopuri',
    blocks: [
      { kind: 'paragraph', text: 'Scrieți la {email}.' },
      { kind: 'list', entries: ['nume', 'telefon'] },
      {
        kind: 'table',
        head: ['Scop', 'Temei'],
        rows: [
          ['Livrare', 'contract – lit. b)'],
          ['Opinii', ''],
        ],
      },
      { kind: 'stored_keys' },
    ],
  },
];

test('a text goes through the form unchanged', () => {
  const { values } = legalFrom({
    kind: 'terms',
    version: 1,
    words: {},
    sections: SECTIONS,
    isDraft: false,
    versions: [],
  });
  expect(values.sections[0]?.blocks.map(({ text }) => text)).toEqual([
    'Scrieți la {email}.',
    'nume\ntelefon',
    'Scop | Temei\nLivrare | contract – lit. b)\nOpinii | ',
    '',
  ]);
  expect(sectionsOf(values)).toEqual(SECTIONS);
});

test('empty lines are no entries, and a short row is filled up', () => {
  const blocks = [
    { key: 'a', kind: 'list', text: 'unu\n\n doi ' },
    { key: 'b', kind: 'table', text: 'A | B\n1' },
  ] as const;
  expect(sectionsOf({ sections: [{ key: 's', title: 'T', blocks: [...blocks] }] })[0]?.blocks).toEqual([
    { kind: 'list', entries: ['unu', 'doi'] },
    { kind: 'table', head: ['A', 'B'], rows: [['1', '']] },
  ]);
});

test('a problem of the server finds its field', () => {
  expect(['sections.1.blocks.0.entries.2', 'sections.1.title', 'effectiveFrom'].map(legalField)).toEqual([
    'sections.1.blocks.0.text',
    'sections.1.title',
    'effectiveFrom',
  ]);
});
