import { expect, test } from 'vitest';
import { textFrame } from './text-frame.ts';

test('a text is framed as RFC 6455 §5.7 shows it, whatever its length', () => {
  const head = (length: number, bytes: number) => textFrame('x'.repeat(length)).subarray(0, bytes).toString('hex');
  expect(textFrame('Hello').toString('hex')).toBe('810548656c6c6f');
  expect(head(125, 2)).toBe('817d');
  expect(head(126, 4)).toBe('817e007e');
  expect(head(256, 4)).toBe('817e0100');
  expect(head(65_535, 4)).toBe('817effff');
  expect(head(65_536, 10)).toBe('817f0000000000010000');
  // A length counts bytes, not letters.
  expect(textFrame('țară').subarray(0, 2).toString('hex')).toBe('8106');
});
