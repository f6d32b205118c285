import { useEffect, useRef, useState } from 'react';
import type { NewsletterDraftResponse } from '#contract/newsletter/campaigns.ts';
import { useApi } from '#web/use-api.ts';
import { EMPTY_LETTER, type Letter, letterBody, letterOf } from './letter.ts';

/** How its draft stands on the server. */
export type DraftState = 'kept' | 'changed' | 'saving' | 'failed';

const SAVE_AFTER_MS = 800;
const TRY_AGAIN_MS = 5_000;

/**
 * A letter that keeps itself: what was written goes to the server a moment after the last key, so that it is there on
 * any device, and the preview can be drawn from it.
 */
export function useLetter(kept: NewsletterDraftResponse['draft']) {
  const api = useApi();
  const [letter, setLetter] = useState<Letter>(() => letterOf(kept));
  const [state, setState] = useState<DraftState>('kept');
  /** Counts what the server has: the preview is drawn anew with each. */
  const [version, setVersion] = useState(0);
  const written = useRef(letter);

  useEffect(() => {
    if (state !== 'changed' && state !== 'failed') return;
    const timer = setTimeout(
      async () => {
        const saved = letter;
        setState('saving');
        try {
          await api('saveNewsletterDraft', { body: letterBody(saved) });
          setVersion((count) => count + 1);
          // Whatever was typed meanwhile is saved next.
          setState(written.current === saved ? 'kept' : 'changed');
        } catch {
          setState('failed');
        }
      },
      state === 'failed' ? TRY_AGAIN_MS : SAVE_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [api, state, letter]);

  return {
    letter,
    state,
    version,
    change: (changes: Partial<Letter>) => {
      written.current = { ...written.current, ...changes };
      setLetter(written.current);
      setState((before) => (before === 'saving' ? before : 'changed'));
    },
    /** The letter is on its way: the next one begins. */
    clear: () => {
      written.current = EMPTY_LETTER;
      setLetter(EMPTY_LETTER);
      setState('kept');
      setVersion((count) => count + 1);
    },
  };
}
