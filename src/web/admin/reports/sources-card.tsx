import type { SalesReport } from '#contract/statistics/staff-calls.ts';
import { HANDOVER_WORDS, SOURCE_LABELS } from '#domain/orders/describe-order.ts';
import { reportWords } from '#web/i18n/admin/reports.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { type RecordColumn, RecordTable } from '#web/staff/kit/record-table.tsx';
import { Share } from './share.tsx';

const words = reportWords.sales;

type Source = SalesReport['sources'][number];

/** Orders by source (web, telephone, counter) and method. */
export function SourcesCard({ sources }: { readonly sources: readonly Source[] }) {
  const whole = sources.reduce((sum, { income }) => sum + income, 0);
  const columns: readonly RecordColumn<Source>[] = [
    { title: words.source, cell: nameOf },
    { title: words.orders, isNumber: true, cell: ({ numberOfOrders }) => numberOfOrders },
    { title: words.income, isNumber: true, cell: ({ income }) => <Share of={income} in={whole} /> },
  ];
  return (
    <Card title={words.sources}>
      <RecordTable isAlwaysTable label={words.sources} columns={columns} rows={sources} keyOf={nameOf} />
    </Card>
  );
}

function nameOf({ source, deliveryMethod }: Source): string {
  return `${SOURCE_LABELS[source]} · ${HANDOVER_WORDS[deliveryMethod]}`;
}
