import { useEffect, useState } from 'react';
import { useApi } from '#web/use-api.ts';
import { type Letter, letterBody } from './letter.ts';

const SAVE_AFTER_MS = 800;
const TRY_AGAIN_MS = 5_000;

/**
 * Saves a letter as a draft a moment after the last key, so that it is there on any device, and the preview can be
 * rendered from it.
 */
export function useDraft(letter: Letter) {
  const api = useApi();
  const [saved, setSaved] = useState(letter);
  /** Counts what the server has: the preview is rendered anew with each. */
  const [version, setVersion] = useState(0);
  const [saving, setSaving] = useState<'no' | 'now' | 'failed'>('no');

  // The outside system is the server. What was typed while it saved is saved next.
  useEffect(() => {
    if (letter === saved || saving === 'now') return;
    const timer = setTimeout(
      async () => {
        setSaving('now');
        try {
          await api('saveNewsletterDraft', { body: letterBody(letter) });
          setSaved(letter);
          setVersion((count) => count + 1);
          setSaving('no');
        } catch {
          setSaving('failed');
        }
      },
      saving === 'failed' ? TRY_AGAIN_MS : SAVE_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [api, letter, saved, saving]);

  return {
    version,
    hasFailed: saving === 'failed',
    isSaved: letter === saved,
    /** This one is not saved: the server has dropped the draft itself. */
    begin: (next: Letter) => {
      setSaved(next);
      setVersion((count) => count + 1);
    },
  };
}
