/**
 * Fields whose text is smaller than 16 px: phones zoom into the page when they get the focus, and stay zoomed. Runs in
 * the page.
 */
export function findSmallFields(): readonly string[] {
  const fields = document.querySelectorAll<HTMLElement>(
    'input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="range"], [type="file"]), select, textarea',
  );
  return [...fields]
    .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.outerHTML.slice(0, 120));
}
