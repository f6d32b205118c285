/** Accounts on one page of the back office (back-office.md §9). Apart from the schemas: the browser needs it, too. */
export const USERS_PER_PAGE = 10;
