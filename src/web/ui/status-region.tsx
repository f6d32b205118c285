import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part.ts';
import { messages } from './messages.ts';
import { fetchWhenIdle } from './when-idle.ts';

const importMessage = async () => (await import('./status-message.tsx')).StatusMessage;
const StatusMessage = lazyPart(importMessage);

/** Shows the messages of `say`. Once per page and always mounted, so that screen readers notice a change. */
export function StatusRegion() {
  const message = useSyncExternalStore(messages.subscribe, messages.current, messages.none);
  // Outside system: the network. Loaded early, so that the first message does not wait for it.
  useEffect(() => void fetchWhenIdle(importMessage), []);
  return (
    // A fixed box, not a popover: a closed popover would remove this region from the accessibility tree.
    <div role="status" aria-live="polite">
      <Suspense fallback={null}>{message && <StatusMessage key={message.id} message={message} />}</Suspense>
    </div>
  );
}
