/**
 * Lighthouse's four scores for a phone, with its usual simulated network, on every page of the shop: medians of five
 * runs. With `BENCH_BEFORE=4f58bc3b` it compares five pages with those of that commit instead, in alternating runs: the
 * ratio is the verdict, since the milliseconds depend on the machine's speed (its benchmark index is printed beside
 * them).
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { buildEarlierCommit } from './earlier-commit.ts';
import { median, runsOr } from './median.ts';
import { type DemoShop, openDemoShop } from './open-demo-shop.ts';
import { type Figure, report } from './report.ts';

/** Not in package.json: with its dependencies it is a fifth of all files of a fresh install, for one benchmark. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const LIGHTHOUSE_FOLDER = resolve(import.meta.dirname, '../.cache/lighthouse');
const RUNS = runsOr(5);
const TRIES = 3;
const AIMS = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** The metrics with their limits. */
const METRICS = {
  'first-contentful-paint': { atMost: 1000, unit: 'ms' },
  'largest-contentful-paint': { atMost: 1500, unit: 'ms' },
  'total-blocking-time': { atMost: 80, unit: 'ms' },
  'cumulative-layout-shift': { atMost: 0.02, unit: '' },
} as const;
/** Most of an earlier commit's time: blocking of input, scripts, largest paint. */
const RATIOS = { 'total-blocking-time': 0.2, 'bootup-time': 0.3, 'largest-contentful-paint': 1 } as const;
const CHROMIUM = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
/** For a machine without a screen and with restricted network access. */
const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const Mark = z.object({ score: z.number().nullable() });
const Report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({ performance: Mark, accessibility: Mark, 'best-practices': Mark, seo: Mark }),
  audits: z.record(z.string(), z.object({ score: z.number().nullable(), numericValue: z.number().optional() })),
});
type Report = z.infer<typeof Report>;

const marks = Object.keys(AIMS) as (keyof typeof AIMS)[];
await installLighthouse();
await using demo = await openDemoShop();
await using folder = await temporaryFolder();
const before = process.env.BENCH_BEFORE ? await buildEarlierCommit(process.env.BENCH_BEFORE) : null;
if (before === null) await scoreEveryPage(demo);
else {
  await using earlier = await openDemoShop(before.folder);
  await compareWith(earlier, before.name);
}

/** Every page on which a guest may arrive from outside. */
async function scoreEveryPage({ shop, dishes }: DemoShop): Promise<void> {
  const pages = [
    '/',
    '/meniu',
    '/meniu?category=Promotii',
    `/meniu/${dishes[0]?.id}`,
    '/checkout',
    '/contact',
    '/despre-noi',
    '/opinii',
    '/termeni-si-conditii',
    '/privacy-policy',
    '/politica-cookies',
    '/accesibilitate',
    '/retragere-din-contract',
    '/auth',
  ];
  const figures: Figure[] = [];
  const notes: string[] = [];
  for (const page of pages) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) reports.push(await lookAgain(shop.address, page));
    for (const mark of marks) {
      const scores = reports.map(({ categories }) => 100 * (categories[mark].score ?? 0));
      figures.push({
        what: `${page} ${mark}`,
        measured: Math.round(median(scores)),
        unit: '',
        aim: { atLeast: AIMS[mark] },
      });
    }
    for (const [metric, { atMost, unit }] of Object.entries(METRICS)) {
      figures.push({ what: `${page} ${metric}`, measured: medianOf(reports, metric), unit, aim: { atMost } });
    }
    const failed = new Set(
      reports.flatMap(({ audits }) => Object.keys(audits).filter((name) => audits[name]?.score === 0)),
    );
    if (failed.size > 0) notes.push(`${page} audits at zero: ${[...failed].sort().join(', ')}`);
  }
  await report('lighthouse', figures, notes);
}

async function compareWith(earlier: DemoShop, name: string): Promise<void> {
  const figures: Figure[] = [];
  const indices: number[] = [];
  const pagesOf = ({ dishes }: DemoShop) => [
    '/',
    '/meniu',
    '/meniu?category=Promotii',
    `/meniu/${dishes[0]?.id}`,
    '/checkout',
  ];
  for (const [place, page] of pagesOf(demo).entries()) {
    const [now, then]: [Report[], Report[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      // The order alternates, because the second one runs warmer.
      const isNowFirst = run % 2 === 0;
      if (isNowFirst) now.push(await lookAgain(demo.shop.address, page));
      then.push(await lookAgain(earlier.shop.address, pagesOf(earlier)[place] ?? page));
      if (!isNowFirst) now.push(await lookAgain(demo.shop.address, page));
    }
    indices.push(...[...now, ...then].map(({ environment }) => environment.benchmarkIndex));
    for (const [metric, most] of Object.entries(RATIOS)) {
      const [ours, theirs] = [medianOf(now, metric), medianOf(then, metric)];
      figures.push(
        { what: `${page} ${metric}`, measured: ours, unit: 'ms' },
        { what: `${page} ${metric}, of ${name}`, measured: ours / theirs, unit: '×', aim: { atMost: most } },
      );
    }
  }
  await report('lighthouse-before', figures, [`Benchmark index of the machine: ${Math.round(median(indices))}.`]);
}

function medianOf(reports: readonly Report[], metric: string): number {
  return median(reports.map(({ audits }) => audits[metric]?.numericValue ?? Number.NaN));
}

/** Once per checkout: npm does nothing when the version is installed. */
async function installLighthouse(): Promise<void> {
  await mkdir(LIGHTHOUSE_FOLDER, { recursive: true });
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--no-package-lock'];
  await promisify(execFile)('npm', ['install', '--prefix', LIGHTHOUSE_FOLDER, ...options, LIGHTHOUSE]);
}

/** On a busy machine Lighthouse sometimes fails to record its trace and must be run again. */
async function lookAgain(address: string, page: string): Promise<Report> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await look(address, page);
    } catch (error) {
      if (tried === TRIES || !String(error).includes('Please run Lighthouse again')) throw error;
    }
  }
}

async function look(address: string, page: string): Promise<Report> {
  const path = join(folder.path, 'report.json');
  const profile = join(folder.path, 'profile');
  await promisify(execFile)(
    process.execPath,
    [
      join(LIGHTHOUSE_FOLDER, 'node_modules/lighthouse/cli/index.js'),
      `${address}${page}`,
      '--quiet',
      '--output=json',
      `--output-path=${path}`,
      `--only-categories=${marks.join(',')}`,
      `--chrome-flags=${[...CHROMIUM_FLAGS, `--user-data-dir=${profile}`].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: CHROMIUM } },
  );
  const text = await readFile(path, 'utf8');
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  return Report.parse(JSON.parse(text));
}
