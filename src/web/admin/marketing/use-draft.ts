import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveNewsletterDraft } from '#contract/campaigns/staff-calls.ts';
import { createApi } from '#contract/client.ts';
import { useApi } from '#web/use-api.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { letterBody, type NewsletterContent } from './newsletter-content.ts';

/** A line that answers nothing for so long is no line (src/web/README.md). */
const PATIENCE_MS = 12_000;

/** Keeps the letter on the server while it is written, and once more when the page is left. */
export function useDraft(newsletter: NewsletterContent, begunVersion: number) {
  const api = useApi();
  const [keeper] = useState(
    () =>
      new DraftKeeper(
        async (written, version, { isLeaving }) => {
          const body = { ...letterBody(written), version };
          const send = isLeaving ? apiOfLeaving() : api;
          const signal = AbortSignal.timeout(PATIENCE_MS);
          return (await send(saveNewsletterDraft, { body, signal })).version;
        },
        newsletter,
        begunVersion,
      ),
  );
  // The outside system is the server, by what keeps the draft there.
  useEffect(() => keeper.change(newsletter), [keeper, newsletter]);
  useEffect(() => {
    // Outside system: the page, which may be closed, or put to sleep for good.
    const leave = () => {
      if (document.visibilityState === 'hidden') void keeper.flush(true);
    };
    const close = () => void keeper.flush(true);
    const end = keeper.open();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', close);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', close);
      end();
    };
  }, [keeper]);
  return { keeper, state: useSyncExternalStore(keeper.subscribe, keeper.getState, keeper.getState) };
}

/** Its calls outlive the page. */
function apiOfLeaving() {
  return createApi((request) => fetch(request, { keepalive: true }), window.location.origin);
}
