/**
 * Estimates the height of an order on the board before it is rendered. Orders of different height are stacked without
 * gaps, which a CSS grid can do only when it is told how many of its low rows each order takes. A wrong estimate leaves
 * a gap or makes rows higher; it never covers anything.
 */
import { dishesAt, type StationView } from '#domain/orders/board.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { notesOfListed } from '#web/panel/orders/guest-notes.ts';
import { describeStations, whoOf } from './board-words.ts';

/** Height of a grid row (board.module.css). */
const ROW_PX = 4;
/** Due hour and button, method and payment, padding, and the space to the next order. */
const FRAME_PX = 90;
const LINE_PX = 21.6;
/** Characters in one line of a dish on the narrowest card. */
const CHARACTERS_OF_A_LINE = 37;
const ALLERGY_PX = 54;
const MARK_PX = 50;

/** Number of grid rows that an order takes. */
export function cardRows(order: ListedOrder, view: StationView): number {
  const { allergy, note } = notesOfListed(order);
  const { here } = dishesAt(view, order.items);
  const dishes = here.map(({ productName, sizeLabel, extras, message }) =>
    ['1 ×', productName, sizeLabel, ...extras.map((extra) => `+ ${extra}`), message].join(' '),
  );
  const texts = [...dishes, describeStations(order, view), note, order.hasOwnContainer ? '-' : '', whoOf(order)];
  const lines = texts.reduce((sum, text) => sum + linesOf(text), 0);
  const boxed = allergy.reduce((sum, text) => sum + linesOf(text) * LINE_PX, allergy.length > 0 ? ALLERGY_PX : 0);
  const changes = order.unseenChanges.length;
  const marks = (order.closedDay === null ? 0 : MARK_PX) + (changes === 0 ? 0 : MARK_PX + changes * LINE_PX);
  return Math.ceil((FRAME_PX + lines * LINE_PX + boxed + marks) / ROW_PX);
}

function linesOf(text: string): number {
  return Math.ceil(text.length / CHARACTERS_OF_A_LINE);
}
