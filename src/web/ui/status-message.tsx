import { useEffect } from 'react';
import { dismiss, type Message } from './messages.ts';
import styles from './status-message.module.css';

/**
 * Long enough to read it and to reach the button (WCAG 2.2.1 requires more time only when something would be lost;
 * nothing is).
 */
const PLAIN_MS = 4000;
const WITH_ACTION_MS = 10_000;

/** A message over the page, for some seconds. Remounted for each message. */
export function StatusMessage({ message: { id, text, action } }: { readonly message: Message }) {
  // Outside system: the clock, which removes the message.
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), action ? WITH_ACTION_MS : PLAIN_MS);
    return () => clearTimeout(timer);
  }, [id, action]);
  return (
    <div className={styles.place}>
      <div className={styles.message}>
        <span>{text}</span>
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.run();
              dismiss(id);
            }}
          >
            {action.label}
          </button>
        )}
      </div>
    </div>
  );
}
