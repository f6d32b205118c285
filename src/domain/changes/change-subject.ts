/** What a saved change is about: `product:12`, or a thing there is only one of, `schedule`. */
export const CHANGE_SUBJECT = /^[a-z][a-z-]*(:[A-Za-z0-9_-]+)?$/;
