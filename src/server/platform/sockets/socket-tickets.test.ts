import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { isOwnTicket, newTicket } from './socket-tickets.ts';

const KEY = randomBytes(32);
const NOON = instant(Date.parse('2026-11-20T10:00:00Z'));

test('a ticket of ours is known for thirty seconds, by its own key', () => {
  const { ticket, expiresAt } = newTicket(KEY, NOON);
  expect(expiresAt - NOON).toBe(30_000);
  expect(isOwnTicket(ticket, KEY, NOON)).toBe(true);
  expect(isOwnTicket(ticket, KEY, instant(expiresAt - 1))).toBe(true);
  expect(isOwnTicket(ticket, KEY, expiresAt)).toBe(false);
  expect(isOwnTicket(ticket, randomBytes(32), NOON)).toBe(false);
});

test('no ticket can be made longer, shortened or invented', () => {
  const { ticket } = newTicket(KEY, NOON);
  const later = Buffer.from(ticket, 'base64url');
  later[33] = 255;
  const others = [later.toString('base64url'), ticket.slice(1), `${ticket}A`, '', 'x'.repeat(72), 'ț'.repeat(72)];
  expect(others.map((other) => isOwnTicket(other, KEY, NOON))).toEqual(others.map(() => false));
});
