import { Link } from '@tanstack/react-router';
import styles from './guest-words.module.css';

type StateTabsProps<State extends string> = {
  readonly label: string;
  readonly states: Readonly<Record<State, string>>;
  readonly current: State;
  /** How many wait in one of them. */
  readonly waiting: { readonly state: State; readonly count: number } | null;
};

/** Which part of a list is shown: links, so that going back goes back. */
export function StateTabs<State extends string>({ label, states, current, waiting }: StateTabsProps<State>) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {Object.entries<string>(states).map(([state, name]) => (
        <Link
          key={state}
          className={styles.tab}
          to="."
          search={(): Record<string, unknown> => ({ state })}
          aria-current={state === current ? 'page' : undefined}
        >
          {name}
          {waiting?.state === state && waiting.count > 0 && <span className={styles.waiting}>{waiting.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
