/** The page after signing in, by the strongest role; never an address from the request (reliability.md T54). */
const STAFF = { ROLE_ADMIN: '/admin', ROLE_MANAGER: '/comenzi' } as const;

/** Through the shop's door: a customer comes to their orders. */
export const HOME_OF_SHOP = { ...STAFF, ROLE_USER: '/user/orders' } as const;

/** Through the staff's door (back-office.md §4): a customer who knocks there comes to the menu. */
export const HOME_OF_OFFICE = { ...STAFF, ROLE_USER: '/' } as const;
