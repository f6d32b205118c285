import type { Page } from '@playwright/test';

/** Waits until nothing on the page moves any more that will come to an end by itself. */
export function standStill(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const findMoving = () =>
      document
        .getAnimations()
        // What follows a scroll has no end of its own.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        // What is folded away stands still until it is unfolded.
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility())
        .filter(({ playState }) => playState === 'running');
    // A transition that is replaced by another (its button is no longer hovered) is cancelled: its end says nothing yet.
    for (let moving = findMoving(); moving.length > 0; moving = findMoving()) {
      await Promise.all(moving.map(({ finished }) => finished.catch(() => null)));
    }
  });
}
