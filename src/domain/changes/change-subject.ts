/** The subject of a saved change: `product:12`, or for a single thing `schedule`. */
export const CHANGE_SUBJECT = /^[a-z][a-z-]*(:[A-Za-z0-9_-]+)?$/;
