import { expect, test } from 'vitest';
import { parseFirstText } from './parse-first-text.ts';

const HEAD = '---\nkind: cookies\neffectiveFrom: 2026-11-20\n---\n\n';

test('sections of paragraphs, lists, tables and the stored keys', () => {
  const text = `${HEAD}## 1. Pe scurt

Un alineat al {firma}.

- întâi
- apoi

## Ce păstrăm

| Cheie | Durată |
| --- | --- |
| coș | un an |

<!-- stored_keys -->
`;
  expect(parseFirstText(text)).toEqual({
    kind: 'cookies',
    effectiveFrom: '2026-11-20',
    sections: [
      {
        title: '1. Pe scurt',
        blocks: [
          { kind: 'paragraph', text: 'Un alineat al {firma}.' },
          { kind: 'list', entries: ['întâi', 'apoi'] },
        ],
      },
      {
        title: 'Ce păstrăm',
        blocks: [{ kind: 'table', head: ['Cheie', 'Durată'], rows: [['coș', 'un an']] }, { kind: 'stored_keys' }],
      },
    ],
  });
});

test.each([
  ['no head', '## Titlu\n\ntext\n', 'no head with its kind'],
  ['a kind that does not exist', HEAD.replace('cookies', 'imprint'), 'no head with its kind'],
  ['words before the first section', `${HEAD}text\n\n## Titlu\n\ntext\n`, 'before its first section'],
  ['a section without blocks', `${HEAD}## Titlu\n`, 'not followed by blocks'],
  ['a title without an empty line after it', `${HEAD}## Titlu\ntext\n\ntext\n`, 'not followed by blocks'],
  ['a paragraph of two lines', `${HEAD}## Titlu\n\nun\nalineat\n`, 'A paragraph is one line'],
  ['a list that ends in words', `${HEAD}## Titlu\n\n- una\ndoua\n`, 'A paragraph is one line'],
  ['a table without a rule', `${HEAD}## Titlu\n\n| a | b |\n| c | d |\n`, 'as many cells'],
  ['a row with fewer cells', `${HEAD}## Titlu\n\n| a | b |\n| --- | --- |\n| c |\n`, 'as many cells'],
  ['a day that does not exist', HEAD.replace('11-20', '11-31'), '2026-11-31'],
])('%s is refused', (_case, text, reason) => {
  expect(() => parseFirstText(text)).toThrow(reason);
});
