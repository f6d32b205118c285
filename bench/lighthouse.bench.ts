/**
 * Lighthouse's four scores for a phone, with its usual simulated network, on every page of the shop: medians of five
 * runs.
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { median, runsOr } from './median.ts';
import { openDemoShop } from './open-demo-shop.ts';
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
  categories: z.object({ performance: Mark, accessibility: Mark, 'best-practices': Mark, seo: Mark }),
  audits: z.record(z.string(), z.object({ score: z.number().nullable(), numericValue: z.number().optional() })),
});
type Report = z.infer<typeof Report>;

const marks = Object.keys(AIMS) as (keyof typeof AIMS)[];
await installLighthouse();
await using demo = await openDemoShop();
const { shop, dishes } = demo;
/** Every page on which a guest may arrive from outside. */
const PAGES = [
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
await using folder = await temporaryFolder();
const figures: Figure[] = [];
const notes: string[] = [];
for (const page of PAGES) {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await lookAgain(page));
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
    const values = reports.map(({ audits }) => audits[metric]?.numericValue ?? Number.NaN);
    figures.push({ what: `${page} ${metric}`, measured: median(values), unit, aim: { atMost } });
  }
  const failed = new Set(
    reports.flatMap(({ audits }) => Object.keys(audits).filter((name) => audits[name]?.score === 0)),
  );
  if (failed.size > 0) notes.push(`${page} audits at zero: ${[...failed].sort().join(', ')}`);
}
await report('lighthouse', figures, notes);

/** Once per checkout: npm does nothing when the version is installed. */
async function installLighthouse(): Promise<void> {
  await mkdir(LIGHTHOUSE_FOLDER, { recursive: true });
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--no-package-lock'];
  await promisify(execFile)('npm', ['install', '--prefix', LIGHTHOUSE_FOLDER, ...options, LIGHTHOUSE]);
}

/** On a busy machine Lighthouse sometimes fails to record its trace and must be run again. */
async function lookAgain(page: string): Promise<Report> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await look(page);
    } catch (error) {
      if (tried === TRIES || !String(error).includes('Please run Lighthouse again')) throw error;
    }
  }
}

async function look(page: string): Promise<Report> {
  const path = join(folder.path, 'report.json');
  const profile = join(folder.path, 'profile');
  await promisify(execFile)(
    process.execPath,
    [
      join(LIGHTHOUSE_FOLDER, 'node_modules/lighthouse/cli/index.js'),
      `${shop.address}${page}`,
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
