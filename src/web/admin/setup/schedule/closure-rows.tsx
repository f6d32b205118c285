import { Box, Button, Checkbox, Group, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { CLOSURE_MESSAGE_MAX_LENGTH, CLOSURE_NAME_MAX_LENGTH } from '#domain/schedule/decide-closure.ts';
import { SERVICES, type Service } from '#domain/schedule/schedule.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatDays } from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';
import { parseLocalDate } from '#domain/time/local-date.ts';
import type { Form } from '#web/forms/use-form.ts';
import { scheduleWords } from '#web/i18n/admin/schedule.ts';
import { newKey } from '#web/new-key.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { DayInput } from '#web/staff/form/day-input.tsx';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { RowActions } from '#web/staff/kit/row-actions.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import type { ClosureValues, ScheduleValues } from './schedule-values.ts';

const words = scheduleWords.closures;

type ClosureRowsProps = {
  readonly form: Form<ScheduleValues>;
  /** The saved closures: past ones are listed separately. */
  readonly saved: readonly ClosureValues[];
};

/** Closed days: a row each, past ones folded. */
export function ClosureRows({ form, saved }: ClosureRowsProps) {
  const [asking, setAsking] = useState<number | null>(null);
  const [fresh, setFresh] = useState<string | null>(null);
  const today = dateOf(instant(Date.now()));
  const over = new Set(saved.filter(({ endDate }) => endDate < today).map(({ key }) => key));
  const rows = form.values.closures.map((closure, index) => ({ closure, index }));
  const [past, coming] = [
    rows.filter(({ closure }) => over.has(closure.key)),
    rows.filter(({ closure }) => !over.has(closure.key)),
  ];

  const add = () => {
    const key = newKey();
    setFresh(key);
    form.add('closures', {
      id: null,
      key,
      name: '',
      notificationMessage: '',
      startDate: '',
      endDate: '',
      isEverything: true,
      services: [...SERVICES],
    } satisfies ClosureValues);
  };
  const remove = (index: number) => {
    form.remove('closures', index);
    setAsking(null);
  };
  const asked = asking === null ? null : form.values.closures[asking];

  return (
    <FormSection title={words.title} hint={words.hint}>
      <Stack align="start" gap="md" miw={0} data-wide>
        {coming.length === 0 && <Text c="dimmed">{words.none}</Text>}
        {coming.length > 0 && (
          <Rows isFramed aria-label={words.title} style={{ width: '100%' }}>
            {coming.map(({ closure, index }) => (
              <ClosureRow
                key={closure.key}
                form={form}
                index={index}
                isFresh={closure.key === fresh}
                onRemove={() => (closure.id === null ? remove(index) : setAsking(index))}
              />
            ))}
          </Rows>
        )}
        <Button variant="default" leftSection={<IconPlus aria-hidden size={18} />} onClick={add}>
          {words.add}
        </Button>
        {past.length > 0 && (
          <details style={{ width: '100%' }}>
            <summary>{words.past(past.length)}</summary>
            <Rows isFramed aria-label={words.pastTitle}>
              {past.map(({ closure, index }) => (
                <ClosureRow
                  key={closure.key}
                  form={form}
                  index={index}
                  isFresh={false}
                  onRemove={() => setAsking(index)}
                />
              ))}
            </Rows>
          </details>
        )}
      </Stack>
      <ConfirmDialog
        opened={asking !== null}
        title={words.removeTitle(asked?.name || words.unnamed)}
        confirm={words.removeConfirm}
        onCancel={() => setAsking(null)}
        onConfirm={() => asking !== null && remove(asking)}
      >
        {words.removeText}
      </ConfirmDialog>
    </FormSection>
  );
}

type ClosureRowProps = {
  readonly form: Form<ScheduleValues>;
  readonly index: number;
  /** Just added by the administrator: open, with the focus in its name. */
  readonly isFresh: boolean;
  readonly onRemove: () => void;
};

/** A closure in one line; its fields open below it. */
function ClosureRow({ form, index, isFresh, onRemove }: ClosureRowProps) {
  const [isOpened, setOpened] = useState(isFresh);
  const fields = useId();
  const closure = form.values.closures[index];
  if (closure === undefined) return null;
  // A folded problem would be invisible.
  const isWrong = Object.keys(form.problems).some((path) => path.startsWith(`closures.${index}.`));
  const isOpen = isOpened || isWrong;
  const name = closure.name || words.unnamed;
  return (
    <Row>
      <Group w="100%" wrap="nowrap" gap="xs">
        <Fill>
          <Text fw={600}>{name}</Text>
          <Text c="dimmed">{describeClosure(closure)}</Text>
        </Fill>
        <Group gap={4} wrap="nowrap">
          <Button
            variant="default"
            aria-label={words.editOf(name)}
            aria-expanded={isOpen}
            aria-controls={fields}
            disabled={isWrong}
            onClick={() => setOpened(!isOpen)}
          >
            {isOpen ? words.close : words.edit}
          </Button>
          <RowActions
            name={name}
            actions={[{ label: words.removeConfirm, icon: 'trash', isDangerous: true, onChoose: onRemove }]}
          />
        </Group>
      </Group>
      <Box id={fields} w="100%" hidden={!isOpen}>
        {isOpen && <ClosureFields form={form} index={index} closure={closure} isFresh={isFresh} />}
      </Box>
    </Row>
  );
}

/** „24–26 decembrie 2026 · livrare, rezervări”. */
function describeClosure({ startDate, endDate, isEverything, services }: ClosureValues): string {
  const [start, end] = [parseLocalDate(startDate), parseLocalDate(endDate)];
  const days = start.ok && end.ok ? `${formatDays(start.value, end.value)} ${endDate.slice(0, 4)}` : words.noDays;
  const what = isEverything ? words.all : services.map((service) => words.serviceNames[service]).join(', ');
  return `${days} · ${what}`;
}

type ClosureFieldsProps = Pick<ClosureRowProps, 'form' | 'index' | 'isFresh'> & { readonly closure: ClosureValues };

function ClosureFields({ form, index, closure, isFresh }: ClosureFieldsProps) {
  const path = `closures.${index}` as const;
  const toggle = (service: Service, isShut: boolean) =>
    form.set(
      `${path}.services`,
      SERVICES.filter((one) => (one === service ? isShut : closure.services.includes(one))),
    );
  const start = form.bind(`${path}.startDate`);
  return (
    <Stack component="fieldset" gap="md" py="sm">
      <legend className="visually-hidden">{closure.name || words.unnamed}</legend>
      <TextInput
        label={words.name}
        placeholder={words.nameHint}
        required
        // Just added by the administrator.
        autoFocus={isFresh}
        maxLength={CLOSURE_NAME_MAX_LENGTH}
        {...form.bind(`${path}.name`)}
      />
      <Columns least="9.5rem">
        <DayInput
          label={words.start}
          required
          {...start}
          onChange={(chosen) => {
            start.onChange(chosen);
            // A closure is usually one day.
            if (closure.endDate === '' || closure.endDate < chosen) form.set(`${path}.endDate`, chosen);
          }}
        />
        <DayInput label={words.end} required {...form.bind(`${path}.endDate`)} />
      </Columns>
      <Textarea
        label={words.message}
        placeholder={words.messageHint}
        required
        minRows={2}
        maxLength={CLOSURE_MESSAGE_MAX_LENGTH}
        {...form.bind(`${path}.notificationMessage`)}
      />
      <Stack gap="sm" mih={44} justify="center">
        <Switch
          label={words.all}
          {...form.tick(`${path}.isEverything`)}
          aria-label={`${words.services}: ${words.all}`}
        />
        {!closure.isEverything && (
          <Group component="fieldset" gap="md" data-path={`${path}.services`}>
            <legend className="visually-hidden">{words.services}</legend>
            {SERVICES.map((service) => (
              <Checkbox
                key={service}
                label={words.serviceNames[service]}
                checked={closure.services.includes(service)}
                onChange={(event) => toggle(service, event.currentTarget.checked)}
              />
            ))}
            {form.problems[`${path}.services`] !== undefined && (
              <Text c="bad" w="100%" role="alert">
                {form.problems[`${path}.services`]}
              </Text>
            )}
          </Group>
        )}
      </Stack>
    </Stack>
  );
}
