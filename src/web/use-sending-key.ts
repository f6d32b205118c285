import { useRef } from 'react';
import { IDEMPOTENCY_HEADER } from '#contract/idempotency.ts';
import { newKey } from '#web/new-key.ts';

/**
 * Sends an addition with an idempotency key: after a lost answer the same key is sent again, after an answer another
 * one, so that one press adds one thing. Where one component adds to several things, `subject` says to which.
 */
export function useSendingKey() {
  const unanswered = useRef(new Map<number, string>());
  return async <Answer>(
    send: (headers: Readonly<Record<string, string>>) => Promise<Answer>,
    subject = 0,
  ): Promise<Answer> => {
    const key = unanswered.current.get(subject) ?? newKey();
    unanswered.current.set(subject, key);
    const answer = await send({ [IDEMPOTENCY_HEADER]: key });
    unanswered.current.delete(subject);
    return answer;
  };
}
