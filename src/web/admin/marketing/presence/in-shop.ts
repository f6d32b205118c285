/** The office is served from the shop's own address. */
export function inShop(path: string): string {
  return `${window.location.origin}${path}`;
}
