/** Pages on which a visitor is in the middle of something: no greeting and no invitation there (readings 51). */
const QUIET = /^\/(auth|checkout|comanda|confirmare-cont|logout|newsletter|resetare-parola|user)(\/|$)/;

export function isQuietPage(path: string): boolean {
  return QUIET.test(path);
}

/** Every page but the order's own, which tells more, and the checkout, where nothing leads away. */
export function showsRunningOrders(path: string): boolean {
  return !/^\/(checkout|comanda)(\/|$)/.test(path);
}
