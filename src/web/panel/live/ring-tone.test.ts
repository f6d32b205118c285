import { expect, test } from 'vitest';
import { ringTone } from './ring-tone.ts';

test.each(['orders', 'overdue', 'begin', 'tables', 'lost'] as const)(
  'the %s tone can be heard, never clips, and loops without a click',
  (alarm) => {
    const samples = ringTone(alarm, 8000);
    const loudest = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
    expect(loudest).toBeGreaterThan(0.3);
    expect(loudest).toBeLessThanOrEqual(1);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
  },
);
