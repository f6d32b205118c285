import { expect, test } from 'vitest';
import { csvLine, csvStream } from './csv.ts';

test.each([
  ['plain text', 'Ana Pop', 'Ana Pop'],
  ['a semicolon', 'Blaj; centru', '"Blaj; centru"'],
  ['quotes and line ends', 'zis „da”\n"bis"', '"zis „da”\n""bis"""'],
  ['a number', 32.5, '32,5'],
  ['a number below zero', -3, '-3'],
  ['nothing', null, ''],
  ['a formula', '=HYPERLINK("http://rău.example")', '"\'=HYPERLINK(""http://rău.example"")"'],
  ['a sum', '+40722000111', "'+40722000111"],
  ['a minus', '-2+3', "'-2+3"],
  ['a name of a function', '@SUM(A1)', "'@SUM(A1)"],
  ['a formula behind a space', ' =1+1', "' =1+1"],
  ['a formula behind a tab', '\t=1+1', "'\t=1+1"],
  ['a wide equals sign', '＝1+1', "'＝1+1"],
  ['a mail address', 'ana@exemplu.ro', 'ana@exemplu.ro'],
])('%s', (_name, cell, written) => {
  expect(csvLine([cell, 'x'])).toBe(`${written};x\r\n`);
});

test('a table begins with its mark and header, and reads on only when asked', async () => {
  let read = 0;
  let isEnded = false;
  async function* rows() {
    try {
      for (; read < 100; read += 1) yield [[`rând ${read}`, read]];
    } finally {
      isEnded = true;
    }
  }
  const reader = csvStream(['Nume', 'Număr'], rows()).getReader();
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  expect(decoder.decode((await reader.read()).value)).toBe('\u{FEFF}Nume;Număr\r\n');
  expect(decoder.decode((await reader.read()).value)).toBe('rând 0;0\r\n');
  expect(read).toBeLessThan(4);
  await reader.cancel();
  expect(isEnded).toBe(true);
});
