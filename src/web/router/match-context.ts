import { createContext } from 'react';
import type { Match } from './route.ts';

/** The match that draws the component that asks. */
export const MatchContext = createContext<Match | null>(null);
