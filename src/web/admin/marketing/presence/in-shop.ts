/** The absolute address of a path of the shop: the back office has the same origin. */
export function inShop(path: string): string {
  return `${window.location.origin}${path}`;
}
