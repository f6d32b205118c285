/**
 * Accessibility problems that axe finds on a page. Called directly in the page: the builder for Playwright injects axe
 * for every reading, transfers every element that passed, and opens a second page to combine results.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { standStill } from './stand-still.ts';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** The rules whose result may depend on width or colours. */
const LOOKS = ['cat.color', 'cat.forms', 'cat.keyboard', 'cat.name-role-value', 'cat.tables', 'cat.text-alternatives'];

export type Reading = {
  /** `looks`: for a view that was read with all rules already, now at another width or in other colours. */
  readonly rules: 'all' | 'looks';
  /** Includes header, navigation and footer, which are the same on every view of a room. */
  readonly withFrame: boolean;
};

/**
 * The problems in what people can reach, once animations have ended: fading colours have too little contrast. Only
 * inside an open dialog if there is one, because the page behind it is a view of its own. Frames are skipped.
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
  // Injected just before.
  const { axe } = globalThis as unknown as { readonly axe: typeof Axe };
  const left = axe
    .getRules([...tags])
    .filter((rule) => looks !== null && !looks.some((tag) => rule.tags.includes(tag)));
  const dialogs = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
  const open = dialogs.filter((dialog) => dialog.checkVisibility({ visibilityProperty: true }));
  // A sticky bar covers elements below it, but they can be scrolled free: so sticky elements are ignored for target
  // sizes.
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
    // Skips searching for external styles and media: there are none, and the search takes time.
    preload: false,
    // Elements are identified by their HTML; generating selectors, also for those that passed, took a sixth of the
    // time.
    selectors: false,
  });
  for (const { style } of stuck) style.position = '';
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(({ html, any }) => [html.slice(0, 160), ...any.map(({ message }) => message)].join(' '));
    return `${id}: ${places.join(' | ')}`;
  });
}
