import { Badge, Button, Group, Text, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getPrinters,
  printTestSlip,
  removePrinter,
  renewPrinterAddress,
  type SetUpPrinter,
} from '#contract/printing/staff-calls.ts';
import { canPrint, PRINTER_PROTOCOLS } from '#domain/printing/printer.ts';
import {
  PRINT_MOMENT_WORDS,
  PRINTED_WORDS,
  PROTOCOL_WORDS,
  STANDING_WORDS,
  WHOLE_KITCHEN,
  WIDTH_WORDS,
} from '#domain/printing/printer-words.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { printerSetupWords as words } from '#web/i18n/admin/printers.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { IconPlus, IconPrinter } from '#web/staff/kit/icons.gen.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { RowActions } from '#web/staff/kit/row-actions.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { stationsQuery } from '#web/staff/stations.ts';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';
import { PRINTERS_KEY, PrinterDialog } from './printer-dialog.tsx';

/** Frequent, so that a new printer's first poll shows without a press. */
const REFETCH_MS = 5_000;

type Dialog =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'renew' | 'remove'; readonly printer: SetUpPrinter }
  | null;

type Act = {
  readonly call: typeof renewPrinterAddress | typeof removePrinter | typeof printTestSlip;
  readonly id: number;
};

/** `/admin/set-printers`: printers that fetch their slips by themselves. */
export function PrintersScreen() {
  const api = useApi();
  const [dialog, setDialog] = useState<Dialog>(null);
  const query = useQuery({
    queryKey: PRINTERS_KEY,
    queryFn: () => api(getPrinters),
    refetchInterval: REFETCH_MS,
  });
  const close = () => setDialog(null);
  const act = useStep(({ call, id }: Act) => api(call, { body: { id } }), {
    failed: words.actionFailed,
    reads: [PRINTERS_KEY],
    onSettled: close,
  });
  const asked = dialog?.kind === 'renew' || dialog?.kind === 'remove' ? dialog : null;
  return (
    <StaffPage
      title={words.title}
      intro={words.intro}
      actions={
        <Button leftSection={<IconPlus aria-hidden size={18} />} onClick={() => setDialog({ kind: 'new' })}>
          {words.add}
        </Button>
      }
    >
      <ReadState query={query} failed={words.failed}>
        {({ printers }) =>
          printers.length === 0 ? (
            <Empty icon={<IconPrinter aria-hidden />} title={words.empty}>
              {words.emptyHint}
            </Empty>
          ) : (
            <Columns least="22rem">
              {printers.map((printer) => (
                <PrinterCard
                  key={printer.id}
                  printer={printer}
                  open={(kind) => setDialog({ kind, printer })}
                  test={() => act.mutate({ call: printTestSlip, id: printer.id })}
                />
              ))}
            </Columns>
          )
        }
      </ReadState>
      <HelpCard
        protocols={PRINTER_PROTOCOLS.filter((one) => query.data?.printers.some(({ protocol }) => protocol === one))}
      />
      {dialog?.kind === 'new' && <PrinterDialog printer={null} onClose={close} />}
      {dialog?.kind === 'edit' && <PrinterDialog key={dialog.printer.id} printer={dialog.printer} onClose={close} />}
      <ConfirmDialog
        opened={asked !== null}
        title={
          asked === null
            ? ''
            : asked.kind === 'renew'
              ? words.renewTitle(asked.printer.name)
              : words.removeTitle(asked.printer.name)
        }
        confirm={asked?.kind === 'renew' ? words.renewConfirm : words.removeConfirm}
        isPending={act.isPending}
        onCancel={close}
        onConfirm={() => {
          if (asked === null) return;
          act.mutate({ call: asked.kind === 'renew' ? renewPrinterAddress : removePrinter, id: asked.printer.id });
        }}
      >
        {asked?.kind === 'renew' ? words.renewText : words.removeText}
      </ConfirmDialog>
    </StaffPage>
  );
}

type PrinterCardProps = {
  readonly printer: SetUpPrinter;
  readonly open: (kind: 'edit' | 'renew' | 'remove') => void;
  readonly test: () => void;
};

function PrinterCard({ printer, open, test }: PrinterCardProps) {
  const { name, standing, address } = printer;
  const clipboard = useClipboard();
  const { data } = useQuery(stationsQuery(useApi()));
  const stations = data?.stations ?? [];
  const station = stations.find(({ id }) => id === printer.stationId)?.name;
  return (
    <Card
      title={name}
      tone={canPrint(standing) || standing === 'new' ? undefined : 'bad'}
      action={
        <Badge color={canPrint(standing) ? 'good' : standing === 'new' ? 'ink' : 'bad'}>
          {STANDING_WORDS[standing]}
        </Badge>
      }
    >
      <Facts>
        <Fact label={words.facts.protocol}>{PROTOCOL_WORDS[printer.protocol]}</Fact>
        <Fact label={words.facts.width}>{WIDTH_WORDS[printer.width]}</Fact>
        <Fact label={words.facts.prints}>{PRINTED_WORDS[printer.prints]}</Fact>
        <Fact label={words.facts.printsOn}>{PRINT_MOMENT_WORDS[printer.printsOn]}</Fact>
        <Fact label={words.facts.station}>{stations.length === 0 ? null : (station ?? WHOLE_KITCHEN)}</Fact>
        <Fact label={words.facts.password}>{printer.hasPassword ? words.withPassword : null}</Fact>
        <Fact label={words.facts.lastSeen}>
          {printer.lastSeenAt === null ? words.never : formatDateTime(printer.lastSeenAt)}
        </Fact>
        <Fact label={words.facts.lastWord}>{printer.lastWord}</Fact>
      </Facts>
      <TextInput
        label={words.address}
        description={words.addressHint}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="xs">
        <Button variant="default" aria-label={words.copyOf(name)} onClick={() => clipboard.copy(address)}>
          {clipboard.copied ? words.copied : words.copy}
        </Button>
        <Button variant="default" aria-label={words.testOf(name)} onClick={test}>
          {words.test}
        </Button>
        <RowActions
          name={name}
          actions={[
            { label: words.edit, icon: 'pencil', onChoose: () => open('edit') },
            { label: words.renew, icon: 'refresh', onChoose: () => open('renew') },
            { label: words.removeConfirm, icon: 'trash', isDangerous: true, onChoose: () => open('remove') },
          ]}
        />
      </Group>
    </Card>
  );
}

type HelpCardProps = { readonly protocols: readonly (typeof PRINTER_PROTOCOLS)[number][] };

/** What to configure on the printers there are; without one there is no address to write into it. */
function HelpCard({ protocols }: HelpCardProps) {
  if (protocols.length === 0) return null;
  return (
    <Card title={words.help} hint={words.helpHint}>
      <Columns least="22rem">
        {protocols.map((protocol) => (
          <section key={protocol} aria-label={PROTOCOL_WORDS[protocol]}>
            <Text fw={600}>{PROTOCOL_WORDS[protocol]}</Text>
            <Rows component="ol">
              {words.steps[protocol].map((step, index) => (
                <Row key={step} isTight>
                  <span aria-hidden>{index + 1}.</span>
                  <Fill>{step}</Fill>
                </Row>
              ))}
            </Rows>
          </section>
        ))}
      </Columns>
      <Text c="dimmed">{words.doubts}</Text>
    </Card>
  );
}
