import { Group, Text } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { PAGE_SIZE } from '#contract/page-size.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { ButtonLink } from './kit/links.tsx';

const words = staffWords.general;

/** Links to the previous and next page of `total` rows; `page` is counted from 0. Past the end, the link leads to the last page. */
export function PageLinks({ page, total }: { readonly page: number; readonly total: number }) {
  const pages = Math.ceil(total / PAGE_SIZE);
  if (pages > 0 && page >= pages) return <Navigate to="." search={searchAt(pages - 1)} replace />;
  if (pages < 2) return null;
  return (
    <Group component="nav" justify="center" gap="sm" data-screen-only aria-label={words.page(page + 1, pages)}>
      <Step wanted={page - 1} isThere={page > 0} rel="prev" label={`← ${words.previous}`} />
      <Text component="span" c="dimmed">
        {words.page(page + 1, pages)}
      </Text>
      <Step wanted={page + 1} isThere={page + 1 < pages} rel="next" label={`${words.next} →`} />
    </Group>
  );
}

type StepProps = {
  readonly wanted: number;
  readonly isThere: boolean;
  readonly rel: 'prev' | 'next';
  readonly label: string;
};

function Step({ wanted, isThere, rel, label }: StepProps) {
  if (!isThere) return null;
  return (
    <ButtonLink variant="default" to="." search={searchAt(wanted)} rel={rel}>
      {label}
    </ButtonLink>
  );
}

/** The same list at another page. Addresses count from 1 and leave the first page out. */
function searchAt(index: number) {
  return ({ page: _, ...search }: Record<string, unknown>) => (index === 0 ? search : { ...search, page: index + 1 });
}
