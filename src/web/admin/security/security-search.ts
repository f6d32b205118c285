import { SECURITY_KINDS, type SecurityKind } from '#contract/security/kinds.ts';
import { type PageSearch, readPageNumber } from '#web/ui/page-number.ts';

/** What the log keeps in its address: `?page=2&kind=sign_in_failed&userId=3`. */
export type SecuritySearch = PageSearch & { readonly kind?: SecurityKind; readonly userId?: number };

const HIGHEST = 2_147_483_647;

/** Reads an address as people may have typed it; what is not understood is left out. */
export function readSecuritySearch(search: Readonly<Record<string, unknown>>): SecuritySearch {
  const kind = SECURITY_KINDS.find((known) => known === search.kind);
  const userId = Number(search.userId ?? Number.NaN);
  return {
    ...readPageNumber(search.page),
    ...(kind === undefined ? {} : { kind }),
    ...(Number.isSafeInteger(userId) && userId > 0 && userId <= HIGHEST ? { userId } : {}),
  };
}
