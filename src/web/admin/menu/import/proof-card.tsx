import { Text } from '@mantine/core';
import type { ImportProof } from '#contract/menu-import/staff-calls.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { menuImportWords as words } from '#web/i18n/admin/menu-import.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';

/** Which generated carts cost the same in both systems. */
export function ProofCard({ proof: { carts, equal, differences } }: { readonly proof: ImportProof }) {
  // The proof was requested further down on the page.
  const show = (card: HTMLElement | null) => {
    card?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Card title={words.proofTitle} ref={show}>
      <Text role="status">{equal === carts ? words.proofEqual(carts) : words.proofDifferent(equal, carts)}</Text>
      {differences.length > 0 && (
        <Rows isFramed aria-label={words.proofTitle}>
          {differences.map(({ cart, theirs, ours }) => (
            <Row key={cart}>
              <Fill>{cart}</Fill>
              <Text>
                {words.theirs} {formatLei(theirs)} · {words.ours} {ours === null ? words.notOurs : formatLei(ours)}
              </Text>
            </Row>
          ))}
        </Rows>
      )}
    </Card>
  );
}
