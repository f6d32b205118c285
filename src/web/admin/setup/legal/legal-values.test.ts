import { expect, test } from 'vitest';
import type { LegalSection } from '#contract/legal/wire.ts';
import { legalField, legalFrom, listGoneTitles, marksOf, sectionsOf } from './legal-values.ts';

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
    published: [],
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

const section = (title: string, text = 'Text.'): LegalSection => ({ title, blocks: [{ kind: 'paragraph', text }] });
const PUBLISHED = [section('Cine suntem'), section('Plata'), section('Livrarea')];
const compare = (sections: LegalSection[]) => {
  const setup = { kind: 'terms', version: 1, words: {}, published: [], isDraft: true, versions: [] } as const;
  const { values } = legalFrom({ ...setup, published: [], versions: [], sections });
  return [marksOf(values, PUBLISHED), listGoneTitles(values, PUBLISHED)];
};

test.each([
  ['nothing was changed', PUBLISHED, [null, null, null], []],
  ['a text', [PUBLISHED[0], section('Plata', 'Altfel.'), PUBLISHED[2]], [null, 'changed', null], []],
  ['a title', [PUBLISHED[0], section('Banii'), PUBLISHED[2]], [null, 'changed', null], []],
  ['a section is new', [PUBLISHED[0], section('Nou'), PUBLISHED[1], PUBLISHED[2]], [null, 'added', null, null], []],
  ['a section is gone', [PUBLISHED[0], PUBLISHED[2]], [null, null], ['Plata']],
  ['the last is gone', [PUBLISHED[0], PUBLISHED[1]], [null, null], ['Livrarea']],
  ['two change places', [PUBLISHED[1], PUBLISHED[0], PUBLISHED[2]], [null, null, null], []],
  ['one is new at the end', [...PUBLISHED, section('Nou')], [null, null, null, 'added'], []],
] as [string, LegalSection[], unknown[], string[]][])('against the published text: %s', (_, sections, marks, gone) => {
  expect(compare(sections)).toEqual([marks, gone]);
});
