/**
 * Texts and controls of which a part can be seen nowhere: beside the screen, or cut off by a box that does not scroll.
 * Judges where each line of text is drawn, because a page that clips is no wider than the screen. Runs in the page.
 */
export function findLostText(): readonly string[] {
  const found = new Set<string>();
  const SLACK_PX = 1;

  /** The part of a rectangle that can be seen, or be scrolled to. */
  function seen(from: Element, rect: DOMRect): { left: number; right: number; top: number; bottom: number } {
    const part = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
    let isFixed = false;
    for (let box: Element | null = from; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      isFixed ||= position === 'fixed';
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      // What a box scrolls to is where the box is.
      if (scrolls(overflowX)) Object.assign(part, { left: Math.max(left, Math.min(part.left, right)), right });
      else if (overflowX !== 'visible') {
        part.left = Math.max(part.left, left);
        part.right = Math.min(part.right, right);
      }
      if (scrolls(overflowY)) isFixed = false;
      else if (overflowY !== 'visible') {
        part.top = Math.max(part.top, top);
        part.bottom = Math.min(part.bottom, bottom);
      }
    }
    part.left = Math.max(part.left, 0);
    part.right = Math.min(part.right, document.documentElement.clientWidth);
    if (isFixed) part.bottom = Math.min(part.bottom, window.innerHeight);
    return part;
  }

  /** Whether somebody is meant to see it, whole: not what only screen readers are told, nor what is shortened on purpose. */
  function isMeantToBeSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      const { clipPath, webkitLineClamp, width, height } = getComputedStyle(box);
      if (clipPath !== 'none' || webkitLineClamp !== 'none' || width === '1px' || height === '1px') return false;
      if (box.matches('[aria-hidden="true"], .skip, [class*="skip"]')) return false;
    }
    return true;
  }

  function judge(element: Element, rects: Iterable<DOMRect>, name: string): void {
    for (const rect of rects) {
      if (rect.width === 0 || rect.height === 0) continue;
      const { left, right, top, bottom } = seen(element, rect);
      // Letters are lower than their line: a line may lose its last pixels.
      const lost = Math.max(rect.width - (right - left), (rect.height - (bottom - top)) / 2);
      const scrolled = getScrolledWidth(element, rect);
      if (lost > SLACK_PX && !scrolled) found.add(`${name} (${Math.round(lost)} px)`);
    }
  }

  /** Text in a row that scrolls sideways may be wider than what is in sight. */
  function getScrolledWidth(from: Element, rect: DOMRect): boolean {
    for (let box: Element | null = from; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') {
        const { left, right } = box.getBoundingClientRect();
        return left >= -1 && right <= document.documentElement.clientWidth + 1 && rect.height > 0;
      }
    }
    return false;
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const { parentElement: element, textContent } = text;
    if (element === null || textContent === null || textContent.trim() === '') continue;
    if (element.closest('script, style, noscript, option') !== null || !isMeantToBeSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    judge(element, range.getClientRects(), `text “${textContent.trim().slice(0, 60)}”`);
  }
  for (const control of document.querySelectorAll('input, select, textarea, button')) {
    if (!isMeantToBeSeen(control)) continue;
    judge(control, [control.getBoundingClientRect()], `control ${control.outerHTML.slice(0, 80)}`);
  }
  return [...found];
}
