// Checks that references exist: files and folders in backticks and link targets in the documents; decisions, readings,
// requirements, laws and rows of the reliability page in documents and code; and that the list of decisions is complete.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { ROOT } from './bootstrap/project.mjs';
import { findIndexFaults } from './decision-index.ts';

const FOLDERS = '{src,test,bench,scripts,db,docs,deploy,public,.ci,.github}';
const FILE_NAME = /`([\w$@./-]+\.(?:tsx?|mjs|cjs|sql|css|json|ya?ml|md|mmd|conf))`/g;
/** A file or folder by its path from the root, without an extension. */
const FOLDER = /`((?:src|test|docs|db|bench|scripts)(?:\/[\w$-]+)+)\/?`/g;
const LINK = /\]\((?!\w+:|#)([^)#\s]+)/g;
const DECISION = /(?:docs\/decisions\/|\bADR |\bdecision )(\d{2,4})\b/g;
const README = /\b(?:src|docs|test)\/[\w/-]*README\.md/g;
const READING = /(?<=readings(?:\.md)? (?:\d+(?:, |–))*)(\d+)/g;
/** `storefront.md §3, §7`, `romania.md §7.2–7.3`; a citation may continue on the next line of a comment. */
const REQUIREMENT =
  /\b(storefront|back-office|romania)(?:\.md)?\s(?:\*\s)?((?:§[\d.]*\d(?:–[\d.]*\d)?(?:, | and )?)+)/g;
/** An act as „193/2000” after the word for its kind; codes and the GDPR by name. */
const LAW =
  /\b(?:(?:Legea|Legii|Law|OUG|HG|OG|Ordin(?:ul|ului)?|Regulation|Regulamentul)(?: ANPC| \(EU\)| \(UE\)| nr\.)* (\d+\/\d{3,4})|(GDPR|Codul fiscal)|(Codul?u?i? civil))/g;
const RELIABILITY = /reliability(?:\.md)? ((?:[A-Z]\d+(?:–[A-Z]\d+)?(?:, )?)+|§)/g;
const LAW_NAMES = { GDPR: '2016/679' };
/** Left by an unfinished merge; in code the type check finds it. */
const CONFLICT = /^(?:<{7}|>{7}) /gm;
/** Files written at run time, below DATA_DIR. */
const WRITTEN_LATER = ['database-passwords.json', 'backup-keys.json', 'settings-key'];

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const files = [...globSync(`${FOLDERS}/**/*.*`, { cwd: ROOT }), ...globSync(['*.*', '.*'], { cwd: ROOT })].map(
  (path) => `/${path.split(sep).join('/')}`,
);
const decisionFiles = globSync('docs/decisions/0*.md', { cwd: ROOT }).map((path) => path.slice(15));
const decisions = new Set(decisionFiles.map((name) => name.slice(0, 4)));
const decisionHeadings = Object.fromEntries(
  decisionFiles.map((name) => [name, read(`docs/decisions/${name}`).split('\n', 1)[0]]),
);
const decisionIndex = read('docs/decisions/README.md');
/**
 * Decisions whose text is now in the README of a folder; only applied migrations, which never change, still cite them.
 */
const movedDecisions = new Set([...decisionIndex.matchAll(/^\| (\d{4}) \|/gm)].map(([, number]) => number));
const readings = new Set(
  [...read('docs/readings.md').matchAll(/^- \*\*([\d, ]+)\*\*/gm)].flatMap(([, numbers]) => numbers.split(', ')),
);
const reliabilityRows = new Set([...read('docs/reliability.md').matchAll(/^\| ([A-Z]\d+) \|/gm)].map(([, row]) => row));
const requirements = readRequirements();

// The changelog describes the past and may name files that no longer exist.
const documents = globSync(['*.md', '{docs,src,test}/**/*.md'], { cwd: ROOT }).filter(
  (path) => path !== 'CHANGELOG.md',
);
const sources = globSync('{src,test,bench,scripts,db,public}/**/*.{ts,tsx,mjs,js,sql}', { cwd: ROOT });

const missing = [
  ...[...documents, 'CHANGELOG.md'].flatMap((path) => findMissing(path, CONFLICT, ([marker]) => [marker])),
  ...documents.flatMap((path) => [
    ...findMissing(path, FILE_NAME, ([, name]) => (isFile(name) ? [] : [name])),
    ...findMissing(path, FOLDER, ([, name]) => (existsSync(join(ROOT, name)) ? [] : [name])),
    ...findMissing(path, LINK, ([, name]) => (existsSync(join(ROOT, dirname(path), name.split('#')[0])) ? [] : [name])),
  ]),
  ...[...documents, ...sources].flatMap((path) => [
    ...findMissing(path, DECISION, ([, number]) => (isDecision(number.padStart(4, '0'), path) ? [] : [number])),
    ...findMissing(path, README, ([name]) => (existsSync(join(ROOT, name)) ? [] : [name])),
    ...findMissing(path, REQUIREMENT, ([, document, sections]) =>
      numbersIn(sections)
        .map((section) => `${document}.md §${section}`)
        .filter((name) => !requirements.has(name)),
    ),
    ...findMissing(path, LAW, ([, act, name, code]) =>
      [act ?? LAW_NAMES[name] ?? name ?? (code && 'Codul civil')].filter((law) => !requirements.has(law)),
    ),
    ...findMissing(path, RELIABILITY, ([, rows]) =>
      rows.split(/, |–/).filter((row) => row !== '' && !reliabilityRows.has(row)),
    ),
  ]),
  ...findIndexFaults(decisionIndex, decisionHeadings).map((fault) => `docs/decisions/README.md: ${fault}`),
  ...sources.flatMap((path) => findMissing(path, READING, ([, number]) => (readings.has(number) ? [] : [number]))),
];
for (const line of missing) console.log(line);
process.exitCode = missing.length === 0 ? 0 : 1;

/** `storefront.md §4` for each row below that heading, `34/2014` or a code's name for each row of the laws. */
function readRequirements() {
  const rows = read('docs/requirements.md').split(/^## /m).slice(1);
  return new Set(
    rows.flatMap((part) => {
      const document = part.slice(0, part.indexOf('\n'));
      const firstCells = [...part.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell]) => cell);
      return document === 'Laws'
        ? firstCells.map((cell) => /\d+\/\d{3,4}/.exec(cell)?.[0] ?? cell)
        : firstCells.map((cell) => `${document} ${cell.split(' ')[0]}`);
    }),
  );
}

/** The numbers of `§3, §7` and the two ends of `§7.2–7.3`. */
function numbersIn(sections) {
  return sections.match(/\d+(?:\.\d+)*/g) ?? [];
}

function isDecision(number, path) {
  return decisions.has(number) || (path.startsWith('db/migrations/') && movedDecisions.has(number));
}

/** Documents abbreviate paths: `orders/place-order.ts` is any file whose path ends with it. */
function isFile(name) {
  return WRITTEN_LATER.some((written) => name.endsWith(written)) || files.some((file) => file.endsWith(`/${name}`));
}

/** One line for each name that `missingOf` finds in a match of the pattern. */
function findMissing(path, pattern, missingOf) {
  const text = read(path);
  return [...text.matchAll(pattern)].flatMap((match) =>
    missingOf(match).map(
      (name) => `${path}:${text.slice(0, match.index).split('\n').length} names ${name}, which does not exist`,
    ),
  );
}
