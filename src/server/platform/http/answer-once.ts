/**
 * Calls that add something are carried out once per idempotency key (docs/decisions/0260). The key is claimed before the
 * handler runs and given back when it refuses. If the process ends between the handler's commit and the kept answer, the
 * key stays claimed: a repeated request is then refused, because a second row is worse than a question.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { CallName } from '#contract/all-calls.ts';
import type { Call } from '#contract/define/define-call.ts';
import { IDEMPOTENCY_HEADER, REPLAYED_HEADER } from '#contract/idempotency.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '../database.ts';
import {
  claimIdempotencyKey,
  deriveIdempotencyKey,
  findAnswer,
  freeKey,
  keepAnswer,
  type Submission,
} from '../idempotency.ts';
import { type Answer, answer, type Reply, refuse } from './route.ts';

/** For a first request that is still running. */
const LOOKS = 20;
const LOOK_AFTER_MS = 100;

export type Sending = {
  readonly name: CallName;
  readonly once: NonNullable<Call['once']>;
  /** Who sends it; '' for a visitor. Keys of two people are different keys. */
  readonly sender: string;
  /** The parsed request. */
  readonly content: unknown;
  readonly headers: Headers;
};

/** Runs `handle`, or repeats the answer of the request that was sent before under the same key. */
export async function answerOnce(
  { db, clock }: { readonly db: Database; readonly clock: () => Instant },
  { name, once, sender, content, headers }: Sending,
  handle: () => Promise<Reply<CallName>>,
): Promise<Reply<CallName>> {
  const givenKey = headers.get(IDEMPOTENCY_HEADER) ?? undefined;
  if (givenKey === undefined) return handle();
  const now = clock();
  const scope = `call:${name}:${sender}:`;
  const submission = deriveIdempotencyKey({ scope, content, givenKey, person: sender, now });
  if (!submission.ok) return refuse('idempotency_key_invalid');
  const { key } = submission.value;
  if (!(await claimIdempotencyKey(db, submission.value, now))) return repeat(db, submission.value);
  const reply = await handle();
  if (reply.kind === 'refusal') await freeKey(db, key);
  if (reply.kind === 'answer' && once !== 'by_key_untold') {
    await keepAnswer(db, key, { status: reply.status, body: reply.body });
  }
  return reply;
}

async function repeat(db: Database, { key, bodyHash }: Submission): Promise<Reply<CallName>> {
  for (let look = 0; look < LOOKS; look += 1) {
    const earlier = await findAnswer(db, key);
    if (earlier === null || !earlier.bodyHash.equals(bodyHash)) break;
    if (earlier.answer !== null) {
      const { status, body } = earlier.answer;
      // Kept from an answer of the same call.
      return answer<CallName>(body as Answer<CallName>['body'], {
        status: status as Answer<CallName>['status'],
        headers: { [REPLAYED_HEADER]: 'true' },
      });
    }
    await wait(LOOK_AFTER_MS);
  }
  return refuse('sent_before');
}
