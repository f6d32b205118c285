/** Slug of the category of the day's menu, used in guests' links. */
export const DAILY_MENU_SLUG = 'meniul-zilei';
