import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PAGE_SIZE } from '#contract/page-size.ts';
import { countOf, type PluralForms } from '#domain/text/plural.ts';
import { PageLinks } from '#web/staff/page-links.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import styles from './guest-words.module.css';
import { StateTabs } from './state-tabs.tsx';

type GuestListProps<State extends string, Item> = {
  readonly words: {
    readonly title: string;
    readonly intro: string;
    readonly failed: string;
    readonly filter: string;
    readonly states: Readonly<Record<State, string>>;
    readonly empty: Readonly<Record<State, string>>;
    readonly count: PluralForms;
  };
  readonly state: State;
  /** Zero-based. */
  readonly page: number;
  /** How many wait for staff, in which of the states. */
  readonly waiting: { readonly state: State; readonly count: number };
  readonly query: UseQueryResult<{ readonly content: readonly Item[]; readonly totalElements: number }>;
  readonly card: (item: Item) => ReactNode;
};

/** What guests wrote, by state, a page at a time. */
export function GuestList<State extends string, Item extends { readonly id: number }>({
  words,
  state,
  page,
  waiting,
  query,
  card,
}: GuestListProps<State, Item>) {
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <StateTabs label={words.filter} states={words.states} current={state} waiting={waiting} />
      <ReadState query={query} failed={words.failed}>
        {({ content, totalElements }) =>
          totalElements === 0 ? (
            <p className={styles.empty} role="status">
              {words.empty[state]}
            </p>
          ) : (
            <>
              <p className={styles.count} role="status">
                {countOf(totalElements, words.count)}
              </p>
              <ul className={styles.list}>
                {content.map((item) => (
                  <li key={item.id}>{card(item)}</li>
                ))}
              </ul>
              <PageLinks page={page} pages={Math.ceil(totalElements / PAGE_SIZE)} />
            </>
          )
        }
      </ReadState>
    </StaffPage>
  );
}
