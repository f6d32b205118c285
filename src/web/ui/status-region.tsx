import { useEffect, useSyncExternalStore } from 'react';
import { dismiss, messages } from './messages.ts';
import styles from './status-region.module.css';

/** Long enough to read and to reach the button (WCAG 2.2.1 asks for more where something would be lost; nothing is). */
const PLAIN_MS = 4000;
const WITH_ACTION_MS = 10_000;

/** Shows the messages of `say`. Once per page, always mounted, so that screen readers notice the change. */
export function StatusRegion() {
  const message = useSyncExternalStore(messages.subscribe, messages.current, messages.none);
  // Outside system: the clock takes the message away again.
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => dismiss(message.id), message.action ? WITH_ACTION_MS : PLAIN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    // Shown as a popover it would leave the accessibility tree when closed; a fixed box stays in it.
    <div className={styles.region} role="status" aria-live="polite">
      {message && (
        <div key={message.id} className={styles.message}>
          <span>{message.text}</span>
          {message.action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                message.action?.run();
                dismiss(message.id);
              }}
            >
              {message.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
