import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { latePart } from './late-part.ts';
import { messages } from './messages.ts';
import { fetchWhenIdle } from './when-idle.ts';

const importMessage = async () => (await import('./status-message.tsx')).StatusMessage;
const StatusMessage = latePart(importMessage);

/** Shows the messages of `say`. Once per page, always mounted, so that screen readers notice the change. */
export function StatusRegion() {
  const message = useSyncExternalStore(messages.subscribe, messages.current, messages.none);
  // Outside system: the line. The first message should not wait for it.
  useEffect(() => void fetchWhenIdle(importMessage), []);
  return (
    // Shown as a popover it would leave the accessibility tree when closed; a fixed box stays in it.
    <div role="status" aria-live="polite">
      <Suspense fallback={null}>{message && <StatusMessage key={message.id} message={message} />}</Suspense>
    </div>
  );
}
