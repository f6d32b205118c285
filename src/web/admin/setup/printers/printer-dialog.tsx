import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#contract/errors.ts';
import { type SetUpPrinter, savePrinter } from '#contract/printing/staff-calls.ts';
import {
  LONGEST_PRINTER_NAME,
  PRINT_MOMENTS,
  PRINTED_SLIPS,
  PRINTER_PROTOCOLS,
  type PrinterSettings,
  parsePrinterName,
} from '#domain/printing/printer.ts';
import {
  PRINT_MOMENT_WORDS,
  PRINTED_WORDS,
  PROTOCOL_WORDS,
  WHOLE_KITCHEN,
  WIDTH_WORDS,
} from '#domain/printing/printer-words.ts';
import { SLIP_WIDTHS } from '#domain/printing/slip.ts';
import { printerSetupWords as words } from '#web/i18n/admin/printers.ts';
import { announce } from '#web/staff/announce.ts';
import { FormFoot } from '#web/staff/form/dialog-form.tsx';
import { FormModal } from '#web/staff/form/form-modal.tsx';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { Choices } from '#web/staff/kit/choices.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { stationChoices, stationsQuery } from '#web/staff/stations.ts';
import { useApi } from '#web/use-api.ts';

export const PRINTERS_KEY = ['printers'];

type PrinterValues = Omit<PrinterSettings, 'stationId'> & {
  /** '' for the whole kitchen. */
  readonly stationId: string;
  readonly user: string;
  readonly password: string;
  readonly isWithoutPassword: boolean;
};

const NEW: PrinterValues = {
  name: '',
  protocol: 'star',
  width: 576,
  prints: 'kitchen',
  printsOn: 'acceptance',
  stationId: '',
  user: '',
  password: '',
  isWithoutPassword: false,
};

type PrinterDialogProps = {
  /** Null for a new one. */
  readonly printer: SetUpPrinter | null;
  readonly onClose: () => void;
};

/** The settings of a printer and which slips it prints. */
export function PrinterDialog({ printer, onClose }: PrinterDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const { data } = useQuery(stationsQuery(api));
  const stations = stationChoices(data?.stations ?? []);
  const form = useDialogForm({
    initial: () => (printer === null ? NEW : valuesOf(printer)),
    ...(printer === null ? {} : { version: printer.version }),
    judge: judgePrinter,
    send: (values, version) => api(savePrinter, { body: { ...requestOf(values), id: printer?.id ?? null, version } }),
    onSent: ({ message }) => {
      announce(message);
      void queries.invalidateQueries({ queryKey: PRINTERS_KEY });
      onClose();
    },
    fieldOf: (path) => (path === 'basic' ? 'password' : path),
    failed: words.saveFailed,
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      size="lg"
      title={printer === null ? words.newTitle : words.editTitle(printer.name)}
    >
      <FormStack {...form.props}>
        <TextInput
          label={words.name}
          description={words.nameHint}
          required
          maxLength={LONGEST_PRINTER_NAME}
          autoComplete="off"
          data-autofocus
          {...form.bind('name')}
        />
        <Choices
          isExplained
          name="fel"
          legend={words.protocol}
          least="14rem"
          options={PRINTER_PROTOCOLS.map((value) => ({
            value,
            label: PROTOCOL_WORDS[value],
            note: words.protocolNotes[value],
          }))}
          {...form.bind('protocol')}
        />
        <Choices
          name="hartie"
          legend={words.width}
          options={SLIP_WIDTHS.map((value) => ({ value, label: WIDTH_WORDS[value] }))}
          {...form.bind('width')}
        />
        <Choices
          name="tipareste"
          legend={words.prints}
          options={PRINTED_SLIPS.map((value) => ({ value, label: PRINTED_WORDS[value] }))}
          {...form.bind('prints')}
        />
        <Choices
          isExplained
          name="cand"
          legend={words.printsOn}
          least="14rem"
          options={PRINT_MOMENTS.map((value) => ({
            value,
            label: PRINT_MOMENT_WORDS[value],
            note: words.printsOnNotes[value],
          }))}
          {...form.bind('printsOn')}
        />
        {stations.length > 0 && (
          <NativeSelect
            label={words.station}
            description={words.stationHint}
            data={[{ value: '', label: WHOLE_KITCHEN }, ...stations]}
            {...form.bind('stationId')}
          />
        )}
        {form.values.protocol === 'star' && (
          <>
            <Columns least="12rem" gap="0.75rem">
              <TextInput label={words.user} autoComplete="off" {...form.bind('user')} />
              <TextInput
                label={words.password}
                description={words.passwordHint}
                autoComplete="off"
                spellCheck={false}
                {...form.bind('password')}
              />
            </Columns>
            {printer?.hasPassword === true && <Checkbox label={words.noPassword} {...form.tick('isWithoutPassword')} />}
          </>
        )}
        <FormFoot form={form} failed={words.saveFailed} submit={words.save} onCancel={onClose} />
      </FormStack>
    </FormModal>
  );
}

function valuesOf({ name, protocol, width, prints, printsOn, stationId }: SetUpPrinter): PrinterValues {
  return { ...NEW, name, protocol, width, prints, printsOn, stationId: stationId === null ? '' : String(stationId) };
}

function requestOf({ user, password, isWithoutPassword, stationId, ...settings }: PrinterValues) {
  const isUnchanged = user === '' && password === '';
  return {
    ...settings,
    stationId: stationId === '' ? null : Number(stationId),
    ...(isWithoutPassword ? { basic: null } : isUnchanged ? {} : { basic: { user, password } }),
  };
}

/** By field, with the rules and sentences of the server. */
function judgePrinter({ name, user, password, isWithoutPassword }: PrinterValues): Record<string, string> {
  const parsed = parsePrinterName(name);
  const isHalf = (user === '') !== (password === '') || user.includes(':');
  return {
    ...(parsed.ok ? {} : { name: sentenceOf(parsed.error) }),
    ...(isHalf && !isWithoutPassword ? { password: sentenceOf('printer_password_invalid') } : {}),
  };
}
