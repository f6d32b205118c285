/**
 * How high an order will be on the board, before it is drawn: orders of different height stand under each other without
 * gaps, which a grid can only do when it is told how many of its low rows each takes. A wrong estimate leaves a gap or makes
 * rows higher; it never covers anything.
 */
import { dishesAt, type StationView } from '#domain/orders/board.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { notesOfListed } from '#web/panel/orders/guest-notes.ts';
import { describeStations, whoOf } from './board-words.ts';

/** Height of a row of the grid (board.module.css). */
const ROW_PX = 4;
/** Hour and button, method and payment, the space around them and to the next order. */
const FRAME_PX = 90;
const LINE_PX = 21.6;
/** Of a dish on the narrowest card. */
const CHARACTERS_OF_A_LINE = 37;
const ALLERGY_PX = 54;
const MARK_PX = 50;

/** Rows of the grid that an order takes. */
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
