/**
 * What axe finds on a page. It is asked within the page: the builder made for Playwright writes all of axe into it anew
 * for every reading, carries every element that passed out of it, and opens a second page to sum up.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/**
 * The barriers of what people can reach, once nothing moves any more: colours that fade in have no contrast yet. Within
 * an open dialog while there is one, for what lies behind it is a view of its own. Not inside frames.
 */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  await standStill(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(readPage, RULES);
}

function standStill(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // What follows a scroll has no end of its own.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        // What is folded away stands still until it is unfolded.
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility())
        .map(({ finished }) => finished.catch(() => null)),
    ),
  );
}

/** Runs in the page. */
async function readPage(rules: string[]): Promise<readonly string[]> {
  // Written into the page just before.
  const { axe } = globalThis as unknown as { readonly axe: typeof Axe };
  const dialogs = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
  const open = dialogs.filter((dialog) => dialog.checkVisibility({ visibilityProperty: true }));
  // A bar that sticks covers what scrolls below it, and everything can be scrolled free: targets are read where they stand.
  const stuck = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  for (const { style } of stuck) style.position = 'static';
  const { violations } = await axe.run(open.length > 0 ? { include: open } : document, {
    runOnly: { type: 'tag', values: rules },
    resultTypes: ['violations'],
    iframes: false,
    // Styles and films of other servers: there are none, and looking for them is waited for.
    preload: false,
    // Where an element stands is told by its own words; a way to each that passed, too, took a sixth of the time.
    selectors: false,
  });
  for (const { style } of stuck) style.position = '';
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
