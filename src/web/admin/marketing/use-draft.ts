import { useEffect, useState } from 'react';
import { useApi } from '#web/use-api.ts';
import { type Letter, letterBody } from './letter.ts';

const SAVE_AFTER_MS = 800;
const TRY_AGAIN_MS = 5_000;

/**
 * Saves a newsletter as a draft after a short pause in typing, so that it is available on any device and the server can
 * render the preview from it.
 */
export function useDraft(letter: Letter) {
  const api = useApi();
  const [saved, setSaved] = useState(letter);
  /** Counts saved drafts: each new one reloads the preview. */
  const [version, setVersion] = useState(0);
  const [saving, setSaving] = useState<'no' | 'now' | 'failed'>('no');

  // Outside system: the server. What was typed during a save is saved next.
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
    /** This one is not saved: the server has deleted the draft itself. */
    begin: (next: Letter) => {
      setSaved(next);
      setVersion((count) => count + 1);
    },
  };
}
