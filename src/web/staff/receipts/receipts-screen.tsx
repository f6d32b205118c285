import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReceiptsOfDay } from '#contract/fiscal/staff-calls.ts';
import { RECEIPT_STATE_WORDS } from '#domain/fiscal/fiscal-words.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { receiptWords as words } from '#web/i18n/staff/receipts.ts';
import { DayInput } from '#web/staff/form/day-input.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { IconReceipt } from '#web/staff/kit/icons.gen.tsx';
import { NameLink } from '#web/staff/kit/links.tsx';
import { Empty, Note } from '#web/staff/kit/notices.tsx';
import { RecordTable } from '#web/staff/kit/record-table.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { receiptsQuery } from './receipt-queries.ts';
import { ReceiptStep } from './receipt-step.tsx';

type Row = ReceiptsOfDay['receipts'][number];

type ReceiptsScreenProps = {
  readonly date: string | undefined;
  readonly address: '/admin/receipts' | '/comenzi/bonuri-fiscale';
};

/** The receipts of a day: what is missing first, each with one action. */
export function ReceiptsScreen({ date, address }: ReceiptsScreenProps) {
  const navigate = useNavigate();
  const query = useQuery(receiptsQuery(useApi(), date));
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={query} failed={words.failed}>
        {(day) => (
          <>
            <Group align="end" gap="sm">
              <DayInput
                label={words.date}
                value={day.date}
                onChange={(zi) => {
                  if (zi !== '') void navigate({ to: address, search: { zi }, replace: true });
                }}
              />
            </Group>
            <Register day={day} />
            <Receipts receipts={day.receipts} />
          </>
        )}
      </ReadState>
    </StaffPage>
  );
}

/** Whether receipts reach the register at all. */
function Register({ day: { isOn, lastSeenAt, receipts } }: { readonly day: ReceiptsOfDay }) {
  if (!isOn) return <Note tone="warn">{words.off}</Note>;
  // Only what waits needs the computer: a restaurant may also copy its files by hand.
  if (receipts.every(({ state }) => state !== 'to_print')) return null;
  return <Note tone="warn">{lastSeenAt === null ? words.neverSeen : words.lastSeen(formatDateTime(lastSeenAt))}</Note>;
}

function Receipts({ receipts }: { readonly receipts: readonly Row[] }) {
  const missing = receipts.filter((row) => isMissing(row) || row.hasOtherPayment || row.secondNumber !== '');
  const waiting = receipts.filter(({ state }) => state === 'to_print' || state === 'given');
  const printed = receipts.filter((row) => row.state === 'printed' && !missing.includes(row));
  if (receipts.length === 0) return <Empty icon={<IconReceipt aria-hidden />} title={words.nothing} />;
  return (
    <>
      {missing.length === 0 ? (
        <Note tone="good">
          <strong>{words.none}.</strong> {waiting.length === 0 ? words.noneHint : words.noneYet}
        </Note>
      ) : (
        <Card title={words.missing} hint={words.missingHint} tone="warn">
          <List label={words.missing} rows={missing} />
        </Card>
      )}
      {waiting.length > 0 && (
        <Card title={words.waiting}>
          <List label={words.waiting} rows={waiting} />
        </Card>
      )}
      {printed.length > 0 && (
        <Card title={words.done} hint={countOf(printed.length, words.doneCount)}>
          <List label={words.done} rows={printed} />
        </Card>
      )}
    </>
  );
}

function isMissing({ state }: Row): boolean {
  return state === null || state === 'failed' || state === 'unknown';
}

function List({ label, rows }: { readonly label: string; readonly rows: readonly Row[] }) {
  return (
    <RecordTable
      label={label}
      columns={[
        {
          title: words.columns.order,
          cell: ({ orderNumber, deliveredAt }) => (
            <>
              <NameLink to="/comenzi/$orderId" params={{ orderId: String(orderNumber) }}>
                {words.order(orderNumber)}
              </NameLink>
              {deliveredAt !== null && (
                <Text fz="sm" c="dimmed">
                  {formatDateTime(deliveredAt)}
                </Text>
              )}
            </>
          ),
        },
        { title: words.columns.amount, isNumber: true, cell: ({ payable }) => formatLei(payable) },
        { title: words.columns.state, cell: (row) => <State row={row} /> },
        { title: words.columns.step, isActions: true, cell: (row) => <ReceiptStep receipt={row} /> },
      ]}
      rows={rows}
      keyOf={({ orderNumber }) => orderNumber}
    />
  );
}

function State({ row }: { readonly row: Row }) {
  const { state, number, secondNumber, failure, hasOtherPayment } = row;
  const notes = [
    ...(failure === '' ? [] : [failure]),
    ...(secondNumber === '' ? [] : [words.twoNumbers(number, secondNumber)]),
    ...(hasOtherPayment ? [words.otherPayment] : []),
  ];
  const said = state === null ? words.noReceipt : RECEIPT_STATE_WORDS[state];
  return (
    <>
      {number === '' ? said : `${said}, ${words.number(number)}`}
      {notes.map((note) => (
        <Text key={note} fz="sm" c="dimmed">
          {note}
        </Text>
      ))}
    </>
  );
}
