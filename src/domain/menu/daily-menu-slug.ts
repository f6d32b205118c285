/** Address of the category of the day's menu, by which guests' links name it. */
export const DAILY_MENU_SLUG = 'meniul-zilei';
