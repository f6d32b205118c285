import { Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IconMessage } from '#web/staff/kit/icons.gen.tsx';
import { ChipLinks } from '#web/staff/kit/links.tsx';
import { type ListWords, type Page, PagedList } from '#web/staff/paged-list.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import type { PageSearch } from '#web/ui/page-number.ts';

type GuestListProps<State extends string, Item> = {
  readonly words: Omit<ListWords, 'empty'> & {
    readonly title: string;
    readonly intro: string;
    readonly filter: string;
    readonly states: Readonly<Record<State, string>>;
    readonly empty: Readonly<Record<State, string>>;
  };
  readonly state: State;
  readonly search: PageSearch;
  /** The number that wait for staff, and their state. */
  readonly waiting: { readonly state: State; readonly count: number };
  readonly query: UseQueryResult<Page<Item>>;
  readonly card: (item: Item) => ReactNode;
  /** An invented entry, shown until the first real one exists. */
  readonly example: Item;
};

/** Guests' reviews or requests by state, in pages. */
export function GuestList<State extends string, Item extends { readonly id: number }>({
  words,
  state,
  search,
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
      <PagedList
        query={query}
        search={search}
        words={{ ...words, empty: words.empty[state] }}
        icon={<IconMessage aria-hidden />}
        example={card(example)}
      >
        {(items) => (
          <Stack component="ul" gap="sm">
            {items.map((item) => (
              <li key={item.id}>{card(item)}</li>
            ))}
          </Stack>
        )}
      </PagedList>
    </StaffPage>
  );
}
