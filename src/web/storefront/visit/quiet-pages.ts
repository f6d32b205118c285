/** Pages on which a visitor is in the middle of something: no welcome card and no invitation there (readings 51). */
const QUIET = /^\/(auth|checkout|comanda|confirmare-cont|logout|newsletter|resetare-parola|user)(\/|$)/;

export function isQuietPage(path: string): boolean {
  return QUIET.test(path);
}

/** All pages except the order's own, which shows more, and the checkout, which has no links away. */
export function showsRunningOrders(path: string): boolean {
  return !/^\/(checkout|comanda)(\/|$)/.test(path);
}
