/**
 * Texts and controls that are partly unreachable: outside the screen, or cut off by a box that does not scroll. Checks
 * the position of each text line, because a page that clips is not wider than the screen. Runs in the page.
 */
export function findLostText(): readonly string[] {
  const SLACK_PX = 1;
  const found = new Set<string>();

  /** How many pixels of a rectangle can neither be seen nor scrolled to. */
  function lostOf(from: Element, rect: DOMRect): number {
    let { left, right, top, bottom } = rect;
    let isReachedSideways = false;
    let isReachedBelow = false;
    let isOnScreen = false;
    for (let box: Element | null = from; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      isReachedSideways ||= scrolls(overflowX);
      isReachedBelow ||= scrolls(overflowY);
      if (!isReachedSideways && overflowX !== 'visible')
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (!isReachedBelow && overflowY !== 'visible')
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      isOnScreen ||= position === 'fixed';
    }
    if (!isReachedSideways) [left, right] = [Math.max(left, 0), Math.min(right, document.documentElement.clientWidth)];
    if (!isReachedBelow && isOnScreen) bottom = Math.min(bottom, window.innerHeight);
    // Letters are lower than the line box, so its last pixels may be cut off.
    return Math.max(rect.width - (right - left), (rect.height - (bottom - top)) / 2);
  }

  function scrolls(overflow: string): boolean {
    return overflow === 'auto' || overflow === 'scroll';
  }

  /** Not visually hidden text, elements that appear on focus, or text that is shortened on purpose. */
  function isMeantToBeSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      const { clipPath, webkitLineClamp, width, height } = getComputedStyle(box);
      if (clipPath !== 'none' || webkitLineClamp !== 'none' || width === '1px' || height === '1px') return false;
      if (box.matches('[aria-hidden="true"], a[href="#continut"]')) return false;
    }
    return true;
  }

  function judge(element: Element, rects: Iterable<DOMRect>, name: string): void {
    for (const rect of rects) {
      const lost = rect.width === 0 || rect.height === 0 ? 0 : lostOf(element, rect);
      if (lost > SLACK_PX) found.add(`${name} (${Math.round(lost)} px)`);
    }
  }

  /** A range ignores the `textLength` of SVG text; the element's own box includes it. */
  function drawnOf(text: Node, element: Element): Iterable<DOMRect> {
    if (element instanceof SVGTextContentElement) return [element.getBoundingClientRect()];
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getClientRects();
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const { parentElement: element, textContent } = text;
    if (element === null || textContent === null || textContent.trim() === '') continue;
    if (element.closest('script, style, noscript, option') !== null || !isMeantToBeSeen(element)) continue;
    judge(element, drawnOf(text, element), `text “${textContent.trim().slice(0, 60)}”`);
  }
  for (const control of document.querySelectorAll('input, select, textarea, button')) {
    if (isMeantToBeSeen(control)) {
      judge(control, [control.getBoundingClientRect()], `control ${control.outerHTML.slice(0, 80)}`);
    }
  }
  return [...found];
}
