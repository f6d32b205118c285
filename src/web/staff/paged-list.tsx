import { Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { countOf, type PluralForms } from '#domain/text/plural.ts';
import { type PageSearch, pageIndex } from '#web/ui/page-number.ts';
import { Empty } from './kit/notices.tsx';
import { PageLinks } from './page-links.tsx';
import { ReadState } from './read-state.tsx';

/** One page of a list, as calls answer it. */
export type Page<Row> = { readonly content: readonly Row[]; readonly totalElements: number };

/** What a list says of itself. */
export type ListWords = {
  readonly failed: string;
  readonly count: PluralForms;
  readonly empty: string;
  /** What will be listed here, and how entries are created. */
  readonly emptyHint?: string;
  /** Nothing was found for a search or a filter. */
  readonly emptySearch?: string;
};

type PagedListProps<Row> = {
  readonly query: UseQueryResult<Page<Row>>;
  readonly search: PageSearch;
  readonly words: ListWords;
  readonly icon: ReactNode;
  /** A search or a filter is chosen. */
  readonly isFiltered?: boolean;
  /** An invented entry, shown until the first real one exists. */
  readonly example?: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** A list of staff: that it is loading, failed or empty; else its total count, the rows of one page, and links to the other pages. */
export function PagedList<Row>({
  query,
  search,
  words,
  icon,
  isFiltered = false,
  example,
  children,
}: PagedListProps<Row>) {
  return (
    <ReadState query={query} failed={words.failed}>
      {({ content, totalElements }) =>
        totalElements === 0 ? (
          <Empty icon={icon} title={isFiltered ? (words.emptySearch ?? words.empty) : words.empty} example={example}>
            {isFiltered ? null : words.emptyHint}
          </Empty>
        ) : (
          <>
            <Text c="dimmed" role="status">
              {countOf(totalElements, words.count)}
            </Text>
            {children(content)}
            <PageLinks page={pageIndex(search)} total={totalElements} />
          </>
        )
      }
    </ReadState>
  );
}
