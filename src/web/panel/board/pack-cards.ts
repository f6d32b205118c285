import type { RefCallback } from 'react';
import { ROW_PX } from './card-rows.ts';

/**
 * Gives each card of a list as many rows of the grid as it is high: cards of one dish beside cards of ten leave no
 * empty space, and the top edges stay in the order of the list. Until it is measured a card has the estimate of
 * `cardRows`.
 */
export const packCards: RefCallback<HTMLElement> = (list) => {
  // Answers before the first paint, and again when a card is laid out late or its text changes.
  const heights = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const height = borderBoxSize[0]?.blockSize ?? 0;
      if (target instanceof HTMLElement && height > 0) target.style.gridRowEnd = `span ${Math.ceil(height / ROW_PX)}`;
    }
  });
  const members = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const card of removedNodes) if (card instanceof Element) heights.unobserve(card);
      for (const card of addedNodes) if (card instanceof Element) heights.observe(card);
    }
  });
  for (const card of list?.children ?? []) heights.observe(card);
  if (list !== null) members.observe(list, { childList: true });
  return () => {
    heights.disconnect();
    members.disconnect();
  };
};
