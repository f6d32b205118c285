import { Group, NativeSelect } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { entriesOf } from '#domain/keys-of.ts';
import { type RecordColumn, RecordTable } from './kit/record-table.tsx';
import { findSort, type ListSearch } from './list-search.ts';
import { type ListWords, type Page, PagedList } from './paged-list.tsx';
import { SearchField } from './search-field.tsx';

type RecordListProps<Row> = {
  /** Accessible name of the table. */
  readonly label: string;
  readonly words: ListWords & {
    readonly search: string;
    /** The orders that are offered, the usual one first. */
    readonly sort?: string;
    readonly sorts?: Readonly<Record<string, string>>;
  };
  readonly search: ListSearch<string>;
  readonly query: UseQueryResult<Page<Row>>;
  readonly icon: ReactNode;
  /** The first column names the row. */
  readonly columns: readonly RecordColumn<Row>[];
  readonly keyOf: (row: Row) => string | number;
  /** Beside the search. */
  readonly tools?: ReactNode;
};

/** A table of staff by pages, with a search and a choice of its order, which stand in the address. */
export function RecordList<Row>({ label, words, search, query, icon, columns, keyOf, tools }: RecordListProps<Row>) {
  const navigate = useNavigate();
  const { sorts = {} } = words;
  const show = (chosen: ListSearch<string>) => void navigate({ to: '.', search: () => chosen, replace: true });
  return (
    <>
      <Group data-screen-only align="end" gap="sm">
        <SearchField
          flex="1 1 16rem"
          label={words.search}
          defaultValue={search.q}
          onSearch={(q) => {
            const { q: _, page: __, ...others } = search;
            show(q === '' ? others : { ...others, q });
          }}
        />
        {words.sorts !== undefined && (
          <NativeSelect
            label={words.sort}
            value={findSort(sorts, search) ?? ''}
            onChange={({ currentTarget: { value: sort } }) => {
              const { page: _, ...others } = search;
              show({ ...others, sort });
            }}
            data={entriesOf(sorts).map(([value, title]) => ({ value, label: title }))}
          />
        )}
        {tools}
      </Group>
      <PagedList query={query} search={search} words={words} icon={icon} isFiltered={search.q !== undefined}>
        {(rows) => <RecordTable label={label} columns={columns} rows={rows} keyOf={keyOf} />}
      </PagedList>
    </>
  );
}
