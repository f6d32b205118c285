/**
 * What axe finds on a page. It is asked within the page: the builder made for Playwright writes all of axe into it anew
 * for every reading, carries every element that passed out of it, and opens a second page to sum up.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { standStill } from './stand-still.ts';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** Of these rules, those whose verdict another width or other colours can change. */
const LOOKS = ['cat.color', 'cat.forms', 'cat.keyboard', 'cat.name-role-value', 'cat.tables', 'cat.text-alternatives'];

export type Reading = {
  /** `looks`: what was read by all rules already and is now shown at another width, in other colours. */
  readonly rules: 'all' | 'looks';
  /** Header, navigation and footer, too: the same on every view of a room. */
  readonly withFrame: boolean;
};

/**
 * The barriers of what people can reach, once nothing moves any more: colours that fade in have no contrast yet. Within
 * an open dialog while there is one, for what lies behind it is a view of its own. Not inside frames.
 */
export async function findBarriers(
  page: Page,
  { rules, withFrame }: Reading = { rules: 'all', withFrame: true },
): Promise<readonly string[]> {
  await standStill(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(readPage, { tags: RULES, looks: rules === 'looks' ? LOOKS : null, withFrame });
}

type Asked = {
  readonly tags: readonly string[];
  readonly looks: readonly string[] | null;
  readonly withFrame: boolean;
};

/** Runs in the page. */
async function readPage({ tags, looks, withFrame }: Asked): Promise<readonly string[]> {
  // Written into the page just before.
  const { axe } = globalThis as unknown as { readonly axe: typeof Axe };
  const left = axe
    .getRules([...tags])
    .filter((rule) => looks !== null && !looks.some((tag) => rule.tags.includes(tag)));
  const dialogs = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
  const open = dialogs.filter((dialog) => dialog.checkVisibility({ visibilityProperty: true }));
  // A bar that sticks covers what scrolls below it, and everything can be scrolled free: targets are read where they stand.
  const stuck = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  for (const { style } of stuck) style.position = 'static';
  const frame = [...document.querySelectorAll('header, nav, footer')].filter((part) => part.closest('main') === null);
  const page = { include: [document.documentElement], exclude: withFrame ? [] : frame };
  const { violations } = await axe.run(open.length > 0 ? { include: open } : page, {
    runOnly: { type: 'tag', values: [...tags] },
    rules: Object.fromEntries(left.map(({ ruleId }) => [ruleId, { enabled: false }])),
    resultTypes: ['violations'],
    iframes: false,
    // Styles and films of other servers: there are none, and looking for them is waited for.
    preload: false,
    // Where an element stands is told by its own words; a way to each that passed, too, took a sixth of the time.
    selectors: false,
  });
  for (const { style } of stuck) style.position = '';
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ html, any }) => [html.slice(0, 160), ...any.map(({ message }) => message)].join(' '));
    return `${id}: ${places.join(' | ')}`;
  });
}
