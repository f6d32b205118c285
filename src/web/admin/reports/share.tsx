import { Text } from '@mantine/core';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { reportWords } from '#web/i18n/admin/reports.ts';

/** A sum and its share of the total: `48 % din total`; `sub 1 %` when it would round to 0. */
export function Share({ of, in: whole }: { readonly of: Bani; readonly in: number }) {
  const percent = whole > 0 ? Math.round((of / whole) * 100) : 0;
  return (
    <>
      {formatLei(of)}
      {of > 0 && (
        <Text component="span" display="block" c="dimmed" fz="0.875rem">
          {reportWords.share(percent === 0 ? 'sub 1' : String(percent))}
        </Text>
      )}
    </>
  );
}
