/** On the page of an order for a company: its invoice, and what staff do where it was not issued. */
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#contract/errors.ts';
import { enterInvoice, getOrderInvoice, type OrderInvoice, retryInvoice } from '#contract/invoices/staff-calls.ts';
import { nameOfInvoice } from '#domain/invoices/invoice-state.ts';
import { NUMBER_MAX_LENGTH, parseInvoiceNumber, SERIES_MAX_LENGTH } from '#domain/invoices/parse-invoice-number.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { invoiceWords as words } from '#web/i18n/admin/invoices.ts';
import { announce } from '#web/staff/announce.ts';
import { DialogFoot, RefusalAlert } from '#web/staff/form/dialog-form.tsx';
import { FormModal } from '#web/staff/form/form-modal.tsx';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { TouchAnchor } from '#web/staff/kit/links.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';
import { ORDER_KEY, REFETCH_MS } from './order-queries.ts';

const invoiceKey = (orderNumber: number) => [...ORDER_KEY, 'invoice', orderNumber];

export function InvoiceSection({ order: { number, company, status } }: { readonly order: OrderView }) {
  const api = useApi();
  const isAsked = company !== null && status === 'DELIVERED';
  const query = useQuery({
    queryKey: invoiceKey(number),
    queryFn: () => api(getOrderInvoice, { params: { id: number } }),
    refetchInterval: ({ state }) => (state.data?.invoice?.state === 'issued' ? false : REFETCH_MS),
    enabled: isAsked,
  });
  // None is issued from here: the restaurant has no programme, or had none then.
  if (!isAsked || query.data?.invoice === null) return null;
  return (
    <Card title={words.ofThisOrder}>
      <ReadState query={query} failed={words.readFailed}>
        {({ invoice }) => (invoice === null ? null : <Invoice orderNumber={number} invoice={invoice} />)}
      </ReadState>
    </Card>
  );
}

type InvoiceProps = { readonly orderNumber: number; readonly invoice: OrderInvoice };

function Invoice({ orderNumber, invoice }: InvoiceProps) {
  const { state, reason, said, link, isByHand, issuedAt } = invoice;
  if (state !== 'issued') {
    return (
      <>
        <div role="status">
          <Text c={state === 'failed' ? 'bad' : 'warn'} fw={600}>
            {state === 'failed' ? reason : words[state]}
          </Text>
        </div>
        {said !== '' && <Text>{said}</Text>}
        <OpenActions orderNumber={orderNumber} />
      </>
    );
  }
  return (
    <>
      <Text fz="xl" fw={600}>
        {nameOfInvoice(invoice)}
      </Text>
      {issuedAt !== null && (
        <Text c="dimmed">
          {isByHand && `${words.byHand} · `}
          {formatDateTime(issuedAt)}
        </Text>
      )}
      {link !== '' && (
        <TouchAnchor href={link} target="_blank" rel="noreferrer" data-screen-only>
          {words.openPdf}
        </TouchAnchor>
      )}
    </>
  );
}

function OpenActions({ orderNumber }: Pick<InvoiceProps, 'orderNumber'>) {
  const api = useApi();
  const [isEntering, setIsEntering] = useState(false);
  const retry = useStep(() => api(retryInvoice, { body: { orderNumber } }), {
    failed: words.retryFailed,
    reads: [invoiceKey(orderNumber)],
  });
  return (
    <Group gap="xs" data-screen-only>
      <Button variant="default" loading={retry.isPending} onClick={() => retry.mutate()}>
        {words.retry}
      </Button>
      <Button variant="subtle" onClick={() => setIsEntering(true)}>
        {words.enter}
      </Button>
      {isEntering && <EnterDialog orderNumber={orderNumber} onClose={() => setIsEntering(false)} />}
    </Group>
  );
}

function EnterDialog({ orderNumber, onClose }: Pick<InvoiceProps, 'orderNumber'> & { readonly onClose: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const form = useDialogForm({
    initial: () => ({ series: '', number: '' }),
    judge: (typed): Record<string, string> => {
      const parsed = parseInvoiceNumber(typed);
      return parsed.ok ? {} : Object.fromEntries(parsed.error.map(({ field, code }) => [field, sentenceOf(code)]));
    },
    send: (typed) => api(enterInvoice, { body: { orderNumber, ...typed } }),
    onSent: ({ message }) => {
      announce(message);
      void queries.invalidateQueries({ queryKey: invoiceKey(orderNumber) });
      onClose();
    },
    failed: words.enterFailed,
  });
  return (
    <FormModal form={form} onClose={onClose} title={words.enterTitle}>
      <FormStack {...form.props}>
        <Text>{words.enterHint}</Text>
        <Columns least="9rem" gap="0.75rem">
          <TextInput
            label={words.enterSeries}
            maxLength={SERIES_MAX_LENGTH}
            autoComplete="off"
            data-autofocus
            {...form.bind('series')}
          />
          <TextInput
            label={words.enterNumber}
            required
            inputMode="numeric"
            maxLength={NUMBER_MAX_LENGTH}
            autoComplete="off"
            {...form.bind('number')}
          />
        </Columns>
        <RefusalAlert form={form} title={words.enterFailed} />
        <DialogFoot isSending={form.isSending} onCancel={onClose}>
          <Button type="submit" loading={form.isSending}>
            {words.enterSave}
          </Button>
        </DialogFoot>
      </FormStack>
    </FormModal>
  );
}
