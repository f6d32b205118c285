/** The same sentence for staff and for the courier's phone. */
export const NOTHING_TO_COLLECT = 'Plătit online, nu se încasează nimic';
