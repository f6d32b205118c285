import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import {
  checkVatYear,
  deleteVatRate,
  getVatRates,
  type ListedVatRate,
  takeBackVatChange,
  type VatRatesSetup,
} from '#contract/vat/staff-calls.ts';
import { readBasisPoints } from '#domain/money/percent.ts';
import { formatLongDate } from '#domain/time/format-date.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { formatVat } from '#domain/vat/vat-words.ts';
import { useSetup } from '#web/admin/setup/use-setup.ts';
import { TODAY_KEY } from '#web/admin/shell/today-query.ts';
import { vatWords as words } from '#web/i18n/admin/vat.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { TouchLink } from '#web/staff/kit/links.tsx';
import { RowActions } from '#web/staff/kit/row-actions.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';
import { MoveRateDialog, PrepareChangeDialog, RateDialog } from './vat-dialogs.tsx';
import { describeUse, VAT_KEY } from './vat-values.ts';

type Dialog =
  | { readonly kind: 'rate'; readonly rate: ListedVatRate | null }
  | { readonly kind: 'prepare' | 'move' | 'remove'; readonly rate: ListedVatRate }
  | { readonly kind: 'take-back'; readonly rate: ListedVatRate; readonly from: LocalDate };

/** `/admin/vat`: the rates by name, their values today and the changes that are prepared. */
export function VatRatesScreen() {
  const { query } = useSetup(getVatRates);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  return (
    <StaffPage
      title={words.title}
      intro={words.intro}
      actions={<Button onClick={() => setDialog({ kind: 'rate', rate: null })}>{words.add}</Button>}
    >
      <ReadState query={query} failed={words.failed}>
        {(setup) => (
          <>
            {setup.yearToCheck !== null && <YearCard year={setup.yearToCheck} />}
            {!setup.paysVat && (
              <Card title={words.noPayerTitle} hint={words.noPayerText}>
                <TouchLink to="/admin/set-name">{words.noPayerLink}</TouchLink>
              </Card>
            )}
            <Card title={words.list} hint={words.listHint}>
              <Rows>
                {setup.rates.map((rate) => (
                  <RateRow key={rate.id} rate={rate} onOpen={setDialog} />
                ))}
              </Rows>
              <Text c="dimmed">{words.several}</Text>
            </Card>
            {dialog !== null && <OpenDialog dialog={dialog} setup={setup} onClose={() => setDialog(null)} />}
          </>
        )}
      </ReadState>
    </StaffPage>
  );
}

function YearCard({ year }: { readonly year: number }) {
  const api = useApi();
  const check = useStep(() => api(checkVatYear, { body: { year } }), {
    failed: words.yearFailed,
    reads: [VAT_KEY, TODAY_KEY],
  });
  return (
    <Card title={words.yearTitle(year)} hint={words.yearText(year)} tone="warn">
      <Group>
        <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
          {words.yearDone(year)}
        </Button>
      </Group>
    </Card>
  );
}

type RateRowProps = { readonly rate: ListedVatRate; readonly onOpen: (dialog: Dialog) => void };

function RateRow({ rate, onOpen }: RateRowProps) {
  const { name, role, percent, prepared, past } = rate;
  const [since] = past;
  const use = describeUse(rate);
  return (
    <Row>
      <Fill>
        <Text fw={600} fz="1.125rem">
          {name}: {formatVat(readBasisPoints(percent))}
          {since !== undefined && (
            <Text component="span" c="dimmed" fw={400}>
              {' '}
              {words.since(formatLongDate(since.from))}
            </Text>
          )}
        </Text>
        <Text c="dimmed">{[use, ...(role === null ? [] : [words.roles[role]])].join(' · ')}</Text>
        {prepared.length > 0 && (
          <Stack component="ul" gap={4} mt="xs">
            {prepared.map(({ from, percent: next }) => (
              <Group component="li" key={from} gap="xs">
                <Text fw={600} c="warn">
                  {words.from(formatLongDate(from), formatVat(readBasisPoints(next)))}
                </Text>
                <Button
                  variant="subtle"
                  aria-label={words.takeBackOf(name, formatLongDate(from))}
                  onClick={() => onOpen({ kind: 'take-back', rate, from })}
                >
                  {words.takeBack}
                </Button>
              </Group>
            ))}
          </Stack>
        )}
      </Fill>
      <Button variant="default" aria-label={words.prepareOf(name)} onClick={() => onOpen({ kind: 'prepare', rate })}>
        {words.prepare}
      </Button>
      <RowActions
        name={name}
        actions={[
          { label: words.rename, icon: 'pencil', onChoose: () => onOpen({ kind: 'rate', rate }) },
          use !== words.unused && {
            label: words.move,
            icon: 'arrow-right',
            onChoose: () => onOpen({ kind: 'move', rate }),
          },
          role === null && {
            label: words.remove,
            icon: 'trash',
            isDangerous: true,
            onChoose: () => onOpen({ kind: 'remove', rate }),
          },
        ]}
      />
    </Row>
  );
}

type OpenDialogProps = { readonly dialog: Dialog; readonly setup: VatRatesSetup; readonly onClose: () => void };

function OpenDialog({ dialog, setup, onClose }: OpenDialogProps) {
  const { version } = setup;
  switch (dialog.kind) {
    case 'rate':
      return <RateDialog rate={dialog.rate} version={version} onClose={onClose} />;
    case 'prepare':
      return <PrepareChangeDialog rate={dialog.rate} today={setup.today} version={version} onClose={onClose} />;
    case 'move':
      return <MoveRateDialog rate={dialog.rate} rates={setup.rates} onClose={onClose} />;
    case 'remove':
      return <RemoveRateDialog rate={dialog.rate} onClose={onClose} />;
    case 'take-back':
      return <TakeBackDialog rate={dialog.rate} from={dialog.from} version={version} onClose={onClose} />;
  }
}

type RateProps = { readonly rate: ListedVatRate; readonly onClose: () => void };

function RemoveRateDialog({ rate, onClose }: RateProps) {
  const api = useApi();
  const remove = useStep(() => api(deleteVatRate, { params: { id: rate.id } }), {
    failed: words.removeFailed,
    reads: [VAT_KEY],
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      opened
      title={words.removeTitle(rate.name)}
      confirm={words.remove}
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate()}
    >
      {describeUse(rate) === words.unused ? words.removeText : describeUse(rate)}
    </ConfirmDialog>
  );
}

function TakeBackDialog({
  rate,
  from,
  version,
  onClose,
}: RateProps & { readonly from: LocalDate; readonly version: number }) {
  const api = useApi();
  const takeBack = useStep(() => api(takeBackVatChange, { body: { rateId: rate.id, from, version } }), {
    failed: words.takeBackFailed,
    reads: [VAT_KEY],
    onSettled: onClose,
  });
  const percent = rate.prepared.find((change) => change.from === from)?.percent ?? rate.percent;
  return (
    <ConfirmDialog
      opened
      title={words.takeBackTitle}
      confirm={words.takeBack}
      cancel={words.keep}
      isPending={takeBack.isPending}
      onCancel={onClose}
      onConfirm={() => takeBack.mutate()}
    >
      {words.takeBackText(rate.name, formatLongDate(from), formatVat(readBasisPoints(percent)))}
    </ConfirmDialog>
  );
}
