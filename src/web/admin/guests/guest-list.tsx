import { Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PluralForms } from '#domain/text/plural.ts';
import { IconMessage } from '#web/staff/kit/icons.gen.tsx';
import { ChipLinks } from '#web/staff/kit/links.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { PagedList } from '#web/staff/paged-list.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';

type GuestListProps<State extends string, Item> = {
  readonly words: {
    readonly title: string;
    readonly intro: string;
    readonly failed: string;
    readonly filter: string;
    readonly states: Readonly<Record<State, string>>;
    readonly empty: Readonly<Record<State, string>>;
    /** Explains an empty list. */
    readonly emptyHint: string;
    readonly count: PluralForms;
  };
  readonly state: State;
  /** Zero-based. */
  readonly page: number;
  /** The number that wait for staff, and their state. */
  readonly waiting: { readonly state: State; readonly count: number };
  readonly query: UseQueryResult<{ readonly content: readonly Item[]; readonly totalElements: number }>;
  readonly card: (item: Item) => ReactNode;
  /** An invented entry, shown until the first real one exists. */
  readonly example: Item;
};

/** Guests' reviews or requests by state, in pages. */
export function GuestList<State extends string, Item extends { readonly id: number }>({
  words,
  state,
  page,
  waiting,
  query,
  card,
  example,
}: GuestListProps<State, Item>) {
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ChipLinks
        label={words.filter}
        chips={Object.entries<string>(words.states).map(([key, label]) => ({
          key,
          label,
          count: waiting.state === key ? waiting.count : 0,
          isChosen: key === state,
          link: { to: '.', search: (): Record<string, unknown> => ({ state: key }) },
        }))}
      />
      <ReadState query={query} failed={words.failed}>
        {({ content, totalElements }) =>
          totalElements === 0 ? (
            <Empty icon={<IconMessage aria-hidden />} title={words.empty[state]} example={card(example)}>
              {words.emptyHint}
            </Empty>
          ) : (
            <PagedList page={page} total={totalElements} count={words.count}>
              <Stack component="ul" gap="sm">
                {content.map((item) => (
                  <li key={item.id}>{card(item)}</li>
                ))}
              </Stack>
            </PagedList>
          )
        }
      </ReadState>
    </StaffPage>
  );
}
