import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { countOf, type PluralForms } from '#domain/text/plural.ts';
import { PageLinks } from './page-links.tsx';

type PagedListProps = {
  /** Zero-based. */
  readonly page: number;
  /** On all pages. */
  readonly total: number;
  readonly count: PluralForms;
  readonly children: ReactNode;
};

/** A list with its total count, the rows of one page, and links to the other pages. */
export function PagedList({ page, total, count, children }: PagedListProps) {
  return (
    <>
      <Text c="dimmed" role="status">
        {countOf(total, count)}
      </Text>
      {children}
      <PageLinks page={page} total={total} />
    </>
  );
}
