/**
 * Estimates the height of an order on the board before it is rendered: the browser reserves it for an order that it
 * need not lay out yet. A wrong estimate moves the scroll bar a little; it never covers anything.
 */
import { type BoardLane, dishesAt, type StationView } from '#domain/orders/board.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { notesOfListed } from '#web/panel/orders/guest-notes.ts';
import { describeStations } from './board-words.ts';

/** Height of a row of the grid that cards are placed in (board.module.css). */
export const ROW_PX = 4;
/** Due hour, method, payment and guest beside the step, padding. */
const FRAME_PX = 104;
/** The buttons of an order without an answer stand below. */
const BUTTONS_PX = 52;
const LINE_PX = 21.6;
/** Characters in one line of a dish on the narrowest card. */
const CHARACTERS_OF_A_LINE = 32;
const ALLERGY_PX = 54;
const MARK_PX = 50;

/** Number of rows that an order takes. */
export function cardRows(order: ListedOrder, lane: BoardLane, view: StationView): number {
  const { allergy, note } = notesOfListed(order);
  const { here } = dishesAt(view, order.items);
  const dishes = here.map(({ productName, sizeLabel, extras, message }) =>
    ['1 ×', productName, sizeLabel, ...extras.map((extra) => `+ ${extra}`), message].join(' '),
  );
  const texts = [...dishes, describeStations(order, view), note, order.hasOwnContainer ? '-' : ''];
  const lines = texts.reduce((sum, text) => sum + linesOf(text), 0);
  const boxed = allergy.reduce((sum, text) => sum + linesOf(text) * LINE_PX, allergy.length > 0 ? ALLERGY_PX : 0);
  const changes = order.unseenChanges.length;
  const marks = (order.closedDay === null ? 0 : MARK_PX) + (changes === 0 ? 0 : MARK_PX + changes * LINE_PX);
  const frame = FRAME_PX + (lane === 'new' ? BUTTONS_PX : 0);
  return Math.ceil((frame + lines * LINE_PX + boxed + marks) / ROW_PX);
}

function linesOf(text: string): number {
  return Math.ceil(text.length / CHARACTERS_OF_A_LINE);
}
