import { fold } from '#domain/text/fold.ts';
import { rateWord } from '#domain/text/rate-word.ts';
import type { NavigationEntry } from '#web/pages/navigation.ts';
import type { OfficeGroup } from './office-groups.ts';

/** A page with the group it stands in. */
export type FoundPage = Omit<NavigationEntry, 'group'> & { readonly group: string | null };
/** A named field or part of a page. */
export type FoundSetting = { readonly label: string; readonly page: string; readonly link: NavigationEntry['link'] };

/** Words that say nothing about what is looked for. */
const FILLERS = new Set(
  'a al ale cand cu cum de din fac iar in la mea meu o pe pentru sa si sunt suntem un unde vreau'.split(' '),
);

/** What each text of a page counts: its name, words of its own, its settings, words of its group. */
const WEIGHTS = { label: 4, keyword: 3, setting: 3, group: 1 } as const;

/** Pages that every typed word fits, the best first; all pages for an empty text. */
export function findPages(groups: readonly OfficeGroup[], typed: string): readonly FoundPage[] {
  const pages = groups.flatMap(({ title, entries }) => entries.map((entry) => ({ ...entry, group: title })));
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return pages;
  const textsOf = new Map(
    groups.flatMap((group) => group.entries.map((entry) => [entry.link, textsOfPage(group, entry)] as const)),
  );
  return byRating(pages, ({ link }) => ratePhrases(wanted, textsOf.get(link) ?? []));
}

/** Named fields of pages that every typed word fits, the best first; none for an empty text. */
export function findSettings(groups: readonly OfficeGroup[], typed: string): readonly FoundSetting[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const settings = groups.flatMap(({ entries }) => entries.flatMap(settingsOf));
  return byRating(settings, ({ label }) => ratePhrases(wanted, [{ words: wordsOf(label), weight: WEIGHTS.setting }]));
}

/** The named fields of a page, each with the link that opens it. */
export function settingsOf({ label: page, link, settings = '', sections = [] }: NavigationEntry): FoundSetting[] {
  return [
    ...phrasesOf(settings).map((label) => ({ label, page, link })),
    ...sections.map(({ label, search }) => ({ label, page, link: { ...link, search } })),
  ];
}

/** Words that are compared together: „zi închisă” fits better where both stand in one phrase. */
type Phrase = { readonly words: readonly string[]; readonly weight: number };

function textsOfPage({ title, keywords: shared }: OfficeGroup, entry: NavigationEntry): readonly Phrase[] {
  const phrases = (texts: readonly string[], weight: number) => texts.map((text) => ({ words: wordsOf(text), weight }));
  return [
    ...phrases([entry.label], WEIGHTS.label),
    ...phrases(phrasesOf(entry.keywords ?? ''), WEIGHTS.keyword),
    ...phrases(
      settingsOf(entry).map(({ label }) => label),
      WEIGHTS.setting,
    ),
    ...phrases([title ?? '', ...phrasesOf(shared)], WEIGHTS.group),
  ];
}

/** 0 where a typed word fits nothing. A phrase that is typed as a whole counts twice. */
function ratePhrases(wanted: readonly string[], phrases: readonly Phrase[]): number {
  const best = wanted.map((typed) =>
    Math.max(
      0,
      ...phrases.map(({ words, weight }) => weight * Math.max(0, ...words.map((word) => rateWord(typed, word)))),
    ),
  );
  if (best.includes(0)) return 0;
  const whole = phrases.map(({ words, weight }) => {
    const fits = wanted.map((typed) => Math.max(0, ...words.map((word) => rateWord(typed, word))));
    // The longer the phrase, the less of it was typed.
    return fits.includes(0) ? 0 : (weight * sum(fits)) / Math.max(words.length, wanted.length);
  });
  return sum(best) / wanted.length + Math.max(0, ...whole);
}

function byRating<Thing>(things: readonly Thing[], rate: (thing: Thing) => number): readonly Thing[] {
  const rated = things.map((thing) => ({ thing, rating: rate(thing) })).filter(({ rating }) => rating > 0);
  return rated.toSorted((one, other) => other.rating - one.rating).map(({ thing }) => thing);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const phrasesOf = (texts: string): readonly string[] => texts.split(', ').filter(Boolean);

/** Folded, without what says nothing; a text of fillers only keeps them. */
function wordsOf(text: string): readonly string[] {
  const words = fold(text)
    .split(/[^a-z0-9+]+/)
    .filter(Boolean);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length === 0 ? words : telling;
}
