import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { isAsked, refuseProposalAnswer } from './proposal.ts';

const until = instant(1_000);

test.each([
  ['open', 999, null],
  ['open', 1_000, 'proposal_lapsed'],
  ['accepted', 1, 'proposal_answered'],
  ['refused', 1, 'proposal_answered'],
  ['withdrawn', 1, 'proposal_withdrawn'],
] as const)('an answer to a proposal that is %s, at %i', (state, at, code) => {
  expect(refuseProposalAnswer({ state, expiresAt: until }, instant(at))?.code ?? null).toBe(code);
});

test('a guest is asked until the time is over', () => {
  expect(isAsked({ proposalUntil: null }, instant(1))).toBe(false);
  expect(isAsked({ proposalUntil: until }, instant(999))).toBe(true);
  expect(isAsked({ proposalUntil: until }, until)).toBe(false);
});
