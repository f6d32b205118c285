/** The rules of the list of decisions, `docs/decisions/README.md`: its topics, each file once, titles in plain words. */

export const DECISION_TOPICS = ['Guests', 'Orders', 'Kitchen', 'Menu', 'Promotions', 'Office', 'Operations'];

/** Decisions whose text is in the README of a folder are a table below this heading. */
const MOVED = 'Moved to the README of a folder';

/** Words of no field: in a title they hide the subject. */
const UNCLEAR = /\b(?:told|tells?|held|holds?|said|says?|stands?|stood|houses?|mended|drawn|whoever|anew)\b/i;

type Entry = { readonly topic: string; readonly number: string; readonly file: string; readonly title: string };

/** Sentences about what is wrong; none when `index` lists every file of `headings` once and under its own title. */
export function findIndexFaults(index: string, headings: Readonly<Record<string, string>>): readonly string[] {
  const parts = index.split(/^## /m).slice(1);
  const topics = parts.map((part) => part.slice(0, part.indexOf('\n')));
  const entries = parts.flatMap(readEntries);
  return [
    ...(topics.join() === [...DECISION_TOPICS, MOVED].join()
      ? []
      : [`its headings are ${topics.join(', ')} instead of ${[...DECISION_TOPICS, MOVED].join(', ')}`]),
    ...entries.filter(({ topic }) => topic === MOVED).map(({ file }) => `${file} has no topic`),
    ...Object.entries(headings).flatMap(([file, heading]) => judgeEntries(file, heading, entries)),
    ...entries.filter(({ file }) => headings[file] === undefined).map(({ file }) => `${file} does not exist`),
  ];
}

function readEntries(part: string): readonly Entry[] {
  const topic = part.slice(0, part.indexOf('\n'));
  return [...part.matchAll(/^- \[(\d{4})\]\((\d{4}[\w-]*\.md)\) (.+)$/gm)].map(
    ([, number = '', file = '', title = '']) => ({ topic, number, file, title }),
  );
}

function judgeEntries(file: string, heading: string, all: readonly Entry[]): readonly string[] {
  const entries = all.filter((entry) => entry.file === file);
  const [entry] = entries;
  if (entry === undefined || entries.length > 1) return [`${file} is listed ${entries.length} times instead of once`];
  const listed = `# ${entry.number}. ${entry.title}`;
  return [
    ...(listed === heading && file.startsWith(entry.number) ? [] : [`${file} begins "${heading}", listed "${listed}"`]),
    ...(UNCLEAR.test(entry.title) ? [`the title of ${file} has the word "${UNCLEAR.exec(entry.title)?.[0]}"`] : []),
  ];
}
