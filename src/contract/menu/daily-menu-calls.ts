/** The day's menu, with domain values. */
import type { Api, CallInput } from '../client.ts';
import { calendarDay, defineAnswer, lei, type ValueOf } from '../values/define-answer.ts';

const dishes = [{ price: lei }] as const;
const menu = { day: calendarDay, dishes, known: dishes, earlier: [{ day: calendarDay, dishes }] } as const;

export const dailyMenu = defineAnswer('getDailyMenu', menu);
export type DailyMenu = ValueOf<typeof dailyMenu>;
export type DailyDish = DailyMenu['dishes'][number];

const savedMenu = defineAnswer('saveDailyMenu', { menu });

export type DailyMenuBody = NonNullable<CallInput<'saveDailyMenu'>['body']>;

export async function saveDailyMenu(api: Api, body: DailyMenuBody): Promise<ValueOf<typeof savedMenu>> {
  return savedMenu.fromWire(await api('saveDailyMenu', { body }));
}
