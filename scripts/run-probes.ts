// Counts the source files that typical changes touch, and refuses more than the limit of each (`test/probes`): seconds.
// `--whole` also applies them to a copy of the program, compiles it and runs the probe's stories there: minutes.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { call } from '../test/probes/call.ts';
import { mail } from '../test/probes/mail.ts';
import { orderField } from '../test/probes/order-field.ts';
import { page } from '../test/probes/page.ts';
import { paymentMeans } from '../test/probes/payment-means.ts';
import type { Edit, Probe } from '../test/probes/probe.ts';
import { productField } from '../test/probes/product-field.ts';
import { promotionKind } from '../test/probes/promotion-kind.ts';
import { role } from '../test/probes/role.ts';
import { staffList } from '../test/probes/staff-list.ts';

const PROBES: readonly Probe[] = [
  call,
  page,
  mail,
  productField,
  orderField,
  staffList,
  promotionKind,
  role,
  paymentMeans,
];

const isWhole = process.argv.includes('--whole');
for (const probe of PROBES) {
  const troubles = [...count(probe), ...(isWhole ? tryWhole(probe) : [])];
  for (const trouble of troubles) console.error(`${probe.change}: ${trouble}`);
  if (troubles.length > 0) process.exitCode = 1;
}

function count(probe: Probe): readonly string[] {
  const troubles = [...probe.edits, ...probe.generated].flatMap((edit) => {
    const places = readFileSync(edit.file, 'utf8').split(edit.after).length - 1;
    return places === 1 ? [] : [`${edit.file} has ${places} places after which to insert ${edit.insert.trim()}`];
  });
  const paths = [...probe.edits.map(({ file }) => file), ...Object.keys(probe.created)];
  const touched = new Set(paths.filter((path) => path.startsWith('src/') && !path.includes('.test.')));
  console.log(`${probe.change}: ${touched.size} source files, at most ${probe.limit}`);
  const isTooMany = touched.size > probe.limit;
  return isTooMany ? [...troubles, `touches ${touched.size} source files: ${[...touched].join(', ')}`] : troubles;
}

function tryWhole(probe: Probe): readonly string[] {
  const copy = mkdtempSync(join(tmpdir(), 'probe-'));
  try {
    copyProgram(copy);
    for (const edit of [...probe.edits, ...probe.generated]) apply(copy, edit);
    for (const [path, text] of Object.entries(probe.created)) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), text);
    }
    const stories = Object.keys(probe.created).filter((path) => path.endsWith('.story.test.ts'));
    const steps = [
      ['scripts/write-staff-icons.ts'],
      ['node_modules/typescript/bin/tsc', '--noEmit'],
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'story', ...stories],
    ];
    const failed = steps.find((step) => !runIn(copy, step));
    return failed === undefined ? [] : [`${failed.join(' ')} failed in the copy`];
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The files of the working tree that git knows or would add; installed packages are linked. */
function copyProgram(copy: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  for (const path of listed.split('\0').filter((path) => path !== '' && existsSync(path))) {
    cpSync(path, join(copy, path));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
}

function apply(copy: string, { file, after, insert }: Edit): void {
  const path = join(copy, file);
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(after, (found) => `${found}${insert}`),
  );
}

function runIn(copy: string, args: readonly string[]): boolean {
  try {
    execFileSync(process.execPath, args, { cwd: copy, stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}
