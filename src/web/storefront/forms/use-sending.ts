import { useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import { general } from '#web/i18n/general.ts';

/** What became of a form that was sent; what was typed stays with the form itself. */
export type Sending = {
  readonly isBusy: boolean;
  /** Problems by field, each a sentence. */
  readonly errors: Readonly<Record<string, string>>;
  /** What is wrong with the whole; '' when nothing is. */
  readonly problem: string;
};

const IDLE: Sending = { isBusy: false, errors: {}, problem: '' };

/**
 * Sends a form and keeps what the server said about it. `done` is called with the answer of a good one.
 *
 * @param failed what is said first when the server could not be reached or broke
 */
export function useSending<Answer>(send: () => Promise<Answer>, done: (answer: Answer) => void, failed = '') {
  const [sending, setSending] = useState<Sending>(IDLE);
  const submit = async () => {
    setSending({ ...IDLE, isBusy: true });
    try {
      const answer = await send();
      setSending(IDLE);
      done(answer);
    } catch (failure) {
      setSending(sayWhy(failure, failed));
    }
  };
  return { sending, submit };
}

/** The server's own words where it answered, ours where it could not be reached. */
export function sayWhy(failure: unknown, failed = ''): Sending {
  if (!(failure instanceof CallFailure)) throw failure;
  if (failure.body === null) return { ...IDLE, problem: `${failed} ${general.offlineKept}`.trim() };
  if (failure.status >= 500 && failed !== '') return { ...IDLE, problem: failed };
  return { isBusy: false, errors: failure.body.fields ?? {}, problem: failure.body.message };
}
