import { createContext } from 'react';
import type { Match } from './route.ts';

/** The match that renders the component. */
export const MatchContext = createContext<Match | null>(null);
