import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPosition, parsePosition, parseSegmentName, segmentName, segmentStart } from './log-position.ts';

const SEGMENT_BYTES = 16 * 1024 * 1024;
const positions = fc.bigInt({ min: 0n, max: 0xffff_ffff_ffffn });

test('a position is read as it is written', () => {
  expect(parsePosition('16/B374D848')).toBe(0x16_b374_d848n);
  fc.assert(fc.property(positions, (position) => parsePosition(formatPosition(position)) === position));
});

test('a segment is called as PostgreSQL calls it', () => {
  expect(segmentName(1, parsePosition('0/5000028'), SEGMENT_BYTES)).toBe('000000010000000000000005');
  expect(segmentName(2, parsePosition('1/FF000000'), SEGMENT_BYTES)).toBe('0000000200000001000000FF');
  expect(parseSegmentName('00000002.history', SEGMENT_BYTES)).toBeNull();
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), positions, (timeline, position) => {
      expect(parseSegmentName(segmentName(timeline, position, SEGMENT_BYTES), SEGMENT_BYTES)).toEqual({
        timeline,
        start: segmentStart(position, SEGMENT_BYTES),
      });
    }),
  );
});
