import { Badge, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getOpenInvoices, type OpenInvoice } from '#contract/invoices/staff-calls.ts';
import { INVOICE_STATE_WORDS } from '#domain/invoices/invoice-state.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { invoiceWords as words } from '#web/i18n/admin/invoices.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { TouchLink } from '#web/staff/kit/links.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useApi } from '#web/use-api.ts';

/** Frequent, so that what is being issued disappears without a press. */
const REFETCH_MS = 10_000;

/** Invoices that are not issued; each is dealt with on the page of its order. */
export function OpenInvoicesCard() {
  const api = useApi();
  const query = useQuery({
    queryKey: ['open-invoices'],
    queryFn: () => api(getOpenInvoices),
    refetchInterval: REFETCH_MS,
  });
  return (
    <Card title={words.open} hint={words.openHint}>
      <ReadState query={query} failed={words.openFailed}>
        {({ invoices }) =>
          invoices.length === 0 ? (
            <Text c="dimmed">{words.noneOpen}</Text>
          ) : (
            <Rows aria-label={words.openList}>
              {invoices.map((invoice) => (
                <InvoiceRow key={invoice.orderNumber} invoice={invoice} />
              ))}
            </Rows>
          )
        }
      </ReadState>
    </Card>
  );
}

function InvoiceRow({
  invoice: { orderNumber, company, state, reason, said, queuedAt },
}: {
  readonly invoice: OpenInvoice;
}) {
  return (
    <Row>
      <Fill>
        <Group gap="xs">
          <TouchLink to="/comenzi/$orderId" params={{ orderId: String(orderNumber) }}>
            {words.ofOrder(orderNumber)}
          </TouchLink>
          <Badge variant="light" color={state === 'failed' ? 'bad' : 'warn'}>
            {INVOICE_STATE_WORDS[state]}
          </Badge>
        </Group>
        <Text c="dimmed">
          {company} · {formatDateTime(queuedAt)}
        </Text>
        {reason !== '' && <Text>{reason}</Text>}
        {said !== '' && <Text c="dimmed">{said}</Text>}
      </Fill>
    </Row>
  );
}
