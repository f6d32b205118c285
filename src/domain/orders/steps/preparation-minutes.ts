/** Apart from the acceptance, because guests' pages promise by them and accept nothing. */

/** Preparation times the dialog offers, in minutes (back-office.md §9); any from 1 to 240 is taken. */
export const PREPARATION_MINUTES_OPTIONS = [10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90] as const;
export const PREPARATION_MINUTES_MAXIMUM = 240;
