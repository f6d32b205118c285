import { SECURITY_KINDS, type SecurityKind } from '#contract/security-log/kinds.ts';
import { type PageSearch, readPageNumber } from '#web/ui/page-number.ts';
import { parseId } from '#web/ui/parse-id.ts';

/** The search parameters of the log: `?page=2&kind=sign_in_failed&userId=3`. */
export type SecuritySearch = PageSearch & { readonly kind?: SecurityKind; readonly userId?: number };

/** Reads search parameters as people may have typed them; unreadable ones are left out. */
export function readSecuritySearch(search: Readonly<Record<string, unknown>>): SecuritySearch {
  const kind = SECURITY_KINDS.find((known) => known === search.kind);
  const userId = parseId(search.userId);
  return {
    ...readPageNumber(search.page),
    ...(kind === undefined ? {} : { kind }),
    ...(userId === null ? {} : { userId }),
  };
}
