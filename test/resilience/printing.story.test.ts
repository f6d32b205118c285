/** Slips under random faults; `npm run storm -- printing` does the same with 500 jobs of each protocol and prints what it saw. */
import { expect, test } from 'vitest';
import { aPrintingKitchen } from '#test/support/a-printing-kitchen.ts';
import { stormPrinting } from '#test/support/printing-storm.ts';
import { asMany, STORM_LIMIT_MS } from '#test/support/whole-storms.ts';

const SEED = Number(process.env.PRINTING_SEED ?? 20_261_120);

test.each(['star', 'epson'] as const)(
  'whatever happens to a printer (%s), every slip is on paper and only copies are there twice',
  { timeout: STORM_LIMIT_MS },
  async (protocol) => {
    await using kitchen = await aPrintingKitchen({ protocol });
    const report = await stormPrinting(kitchen, { jobs: asMany({ small: 15, whole: 500 }), seed: SEED, protocol });
    if (process.env.PRINTING_SEED !== undefined) process.stdout.write(`${JSON.stringify({ protocol, ...report })}\n`);
    expect(report).toMatchObject({ missing: [], doubled: [] });
    expect(report.faults).toBeGreaterThan(0);
    expect(report.copies).toBeGreaterThan(0);
  },
);
