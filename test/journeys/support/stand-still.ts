import type { Page } from '@playwright/test';

/** Waits until every animation that ends by itself has ended. */
export function standStill(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const findMoving = () =>
      document
        .getAnimations()
        // Scroll-driven animations do not end by themselves.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        // Animations of hidden elements are paused.
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility())
        .filter(({ playState }) => playState === 'running');
    // A transition that is replaced by another one (its button is no longer hovered) is cancelled, so check again after
    // it ends.
    for (let moving = findMoving(); moving.length > 0; moving = findMoving()) {
      await Promise.all(moving.map(({ finished }) => finished.catch(() => null)));
    }
  });
}
