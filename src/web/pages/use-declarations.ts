import { createContext, use, useMemo } from 'react';
import { useStaffSession } from '#web/staff/session/staff-session-store.ts';
import type { Declaration } from './define-page.ts';
import { mayOpenPage } from './page-access.ts';

/** Provided around every staff page. A screen that imported the declarations would import itself. */
export const DeclarationsContext = createContext<readonly Declaration[]>([]);

/** The declared pages that the signed-in person's role opens, in the order of the navigation. */
export function useDeclarations(): readonly Declaration[] {
  const declared = use(DeclarationsContext);
  const role = useStaffSession()?.role ?? 'ROLE_USER';
  return useMemo(() => declared.filter((one) => mayOpenPage(role, one)), [declared, role]);
}
