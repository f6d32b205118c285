/** The result of a benchmark: a short table on the screen, and the same as JSON in `.cache/bench/`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../.cache/bench/', import.meta.url));

export type Figure = {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  /** The target; a figure without one is for information. */
  readonly aim?: { readonly atLeast: number } | { readonly atMost: number };
};

/** Prints the figures with their targets and saves them. A missed target is reported, not a failure. */
export async function report(name: string, figures: readonly Figure[], notes: readonly string[] = []): Promise<void> {
  const rows = figures.map((figure) => [figure.what, measuredText(figure), aimText(figure), verdictOf(figure)]);
  const table = [['', 'measured', 'aim', 'verdict'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  for (const [what = '', measured = '', aim = '', verdict = ''] of table) {
    console.log(
      `  ${what.padEnd(widths[0] ?? 0)}  ${measured.padStart(widths[1] ?? 0)}  ${aim.padEnd(widths[2] ?? 0)}  ${verdict}`.trimEnd(),
    );
  }
  // On a busy machine times are unreliable; ratios within one run are still meaningful.
  const busy = `Load of the machine: ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores.`;
  for (const note of [...notes, busy]) console.log(`  ${note}`);
  await mkdir(FOLDER, { recursive: true });
  const kept = {
    name,
    node: process.version,
    figures: figures.map((one) => ({ ...one, verdict: verdictOf(one) })),
    notes,
  };
  await writeFile(join(FOLDER, `${name}.json`), `${JSON.stringify(kept, null, 2)}\n`);
}

function measuredText({ measured, unit }: Figure): string {
  return `${rounded(measured)} ${unit}`.trim();
}

function aimText({ aim, unit }: Figure): string {
  if (aim === undefined) return '';
  return 'atLeast' in aim ? `≥ ${aim.atLeast} ${unit}`.trim() : `≤ ${aim.atMost} ${unit}`.trim();
}

function verdictOf({ measured, aim }: Figure): string {
  if (aim === undefined) return '';
  const isReached = 'atLeast' in aim ? measured >= aim.atLeast : measured <= aim.atMost;
  return isReached ? 'reached' : 'missed';
}

/** Three significant digits; more would be noise. */
function rounded(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}
