// What is named is there: files in backticks and targets of links in the documents, decisions and readings in the code.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { ROOT } from './bootstrap/project.mjs';

const ROOMS = '{src,test,bench,scripts,db,docs,deploy,public,.ci}';
const FILE_NAME = /`([\w$@./-]+\.(?:tsx?|mjs|cjs|sql|css|json|ya?ml|md|mmd|conf))`/g;
const LINK = /\]\((?!\w+:|#)([^)#\s]+)/g;
const DECISION = /docs\/decisions\/(\d{4})/g;
const READING = /(?<=readings(?:\.md)? (?:\d+(?:, |–))*)(\d+)/g;
/** Made at run time, below DATA_DIR. */
const MADE_LATER = ['database-passwords.json'];

const files = [...globSync(`${ROOMS}/**/*.*`, { cwd: ROOT }), ...globSync(['*.*', '.*'], { cwd: ROOT })].map(
  (path) => `/${path.split(sep).join('/')}`,
);
const decisions = new Set(globSync('docs/decisions/*.md', { cwd: ROOT }).map((path) => path.slice(15, 19)));
const readings = new Set(
  [...readFileSync(join(ROOT, 'docs/readings.md'), 'utf8').matchAll(/^- \*\*([\d, ]+)\*\*/gm)].flatMap(([, numbers]) =>
    numbers.split(', '),
  ),
);
// The changelog tells what was, and may name what is gone.
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }).filter((path) => path !== 'CHANGELOG.md');
const sources = globSync('{src,test,bench,scripts,db}/**/*.{ts,tsx,mjs,sql}', { cwd: ROOT });

const missing = [
  ...documents.flatMap((path) => [
    ...named(path, FILE_NAME, isFile),
    ...named(path, LINK, (name) => existsSync(join(ROOT, dirname(path), name))),
  ]),
  ...sources.flatMap((path) => named(path, READING, (number) => readings.has(number))),
  ...[...documents, ...sources].flatMap((path) => named(path, DECISION, (number) => decisions.has(number))),
];
for (const line of missing) console.log(line);
process.exitCode = missing.length === 0 ? 0 : 1;

/** Documents shorten: `orders/place-order.ts` is any file that ends so. */
function isFile(name) {
  return MADE_LATER.some((made) => name.endsWith(made)) || files.some((file) => file.endsWith(`/${name}`));
}

/** One line for each name of the pattern that is not there. */
function named(path, pattern, isThere) {
  const lines = readFileSync(join(ROOT, path), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    [...line.matchAll(pattern)]
      .filter(([, name]) => !isThere(name))
      .map(([, name]) => `${path}:${index + 1} names ${name}, which is not there`),
  );
}
