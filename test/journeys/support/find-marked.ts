/**
 * Things that are chosen or reached, and whether they look different from their neighbours of the same kind. A mark
 * that is there in usual colours must be there in forced ones as well, which hide backgrounds. Runs in the page.
 */
export function findMarked(): readonly { readonly name: string; readonly isMarked: boolean }[] {
  const chosen = '[aria-pressed="true"], [aria-current]:not([aria-current="false"])';
  const lookOf = (element: Element): string => {
    const style = getComputedStyle(element);
    const own = [
      style.backgroundColor,
      style.borderTopColor,
      style.borderTopWidth,
      style.color,
      style.textDecorationLine,
    ];
    return [own.join(), ...[...element.children].slice(0, 1).map(lookOf)].join(' | ');
  };
  return [...document.querySelectorAll(chosen)]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => {
      const around = element.closest('ul, ol, nav, [role="group"]') ?? element.parentElement;
      const others = [...(around?.querySelectorAll(element.tagName) ?? [])].filter(
        (other) => other !== element && !other.matches(chosen) && other.classList[0] === element.classList[0],
      );
      const name = element.outerHTML.slice(0, 120);
      return others.length === 0
        ? []
        : [{ name, isMarked: others.every((other) => lookOf(other) !== lookOf(element)) }];
    });
}
