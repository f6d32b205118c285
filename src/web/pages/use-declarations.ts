import { createContext, use } from 'react';
import type { Declaration } from './define-page.ts';

/** Provided around every staff page. A screen that imported the declarations would import itself. */
export const DeclarationsContext = createContext<readonly Declaration[]>([]);

/** The declared pages of staff, in the order of the navigation. */
export function useDeclarations(): readonly Declaration[] {
  return use(DeclarationsContext);
}
