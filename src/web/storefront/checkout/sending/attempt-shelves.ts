import type { Shelves } from './attempt.ts';

/** Read at each call: a browser without storage gets a replacement (session/ensure-storage.ts). */
export const ATTEMPT_SHELVES: Shelves = {
  get tab() {
    return sessionStorage;
  },
  get device() {
    return localStorage;
  },
};
