import { Button, Checkbox, Group, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CLOSURE_MESSAGE_MAX_LENGTH, CLOSURE_NAME_MAX_LENGTH } from '#domain/schedule/decide-closure.ts';
import { SERVICES, type Service } from '#domain/schedule/schedule.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { instant } from '#domain/time/instant.ts';
import type { Form } from '#web/forms/use-form.ts';
import { scheduleWords } from '#web/i18n/admin/schedule.ts';
import { newKey } from '#web/new-key.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { DayInput } from '#web/staff/form/day-input.tsx';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { IconPlus, IconTrash } from '#web/staff/kit/icons.gen.tsx';
import type { ClosureValues, ScheduleValues } from './schedule-values.ts';

const words = scheduleWords.closures;

type ClosureRowsProps = {
  readonly form: Form<ScheduleValues>;
  /** The saved closures: past ones are listed separately. */
  readonly saved: readonly ClosureValues[];
};

/** Closed days: coming ones as fields, past ones folded. */
export function ClosureRows({ form, saved }: ClosureRowsProps) {
  const [asking, setAsking] = useState<number | null>(null);
  const today = dateOf(instant(Date.now()));
  const over = new Set(saved.filter(({ endDate }) => endDate < today).map(({ key }) => key));
  const rows = form.values.closures.map((closure, index) => ({ closure, index }));
  const [past, coming] = [
    rows.filter(({ closure }) => over.has(closure.key)),
    rows.filter(({ closure }) => !over.has(closure.key)),
  ];

  const add = () =>
    form.add('closures', {
      id: null,
      key: newKey(),
      name: '',
      notificationMessage: '',
      startDate: '',
      endDate: '',
      isEverything: true,
      services: [...SERVICES],
    } satisfies ClosureValues);
  const remove = (index: number) => {
    form.remove('closures', index);
    setAsking(null);
  };
  const asked = asking === null ? null : form.values.closures[asking];

  return (
    <FormSection title={words.title} hint={words.hint}>
      <Stack align="start" gap="md" miw={0} data-wide>
        {coming.length === 0 && <Text c="dimmed">{words.none}</Text>}
        <Stack component="ul" gap="md" w="100%">
          {coming.map(({ closure, index }) => (
            <li key={closure.key}>
              <ClosureRow
                form={form}
                index={index}
                onRemove={() => (closure.id === null ? remove(index) : setAsking(index))}
              />
            </li>
          ))}
        </Stack>
        <Button variant="default" leftSection={<IconPlus aria-hidden size={18} />} onClick={add}>
          {words.add}
        </Button>
        {past.length > 0 && (
          <details style={{ width: '100%' }}>
            <summary>{words.past(past.length)}</summary>
            <Stack component="ul" gap="md" w="100%">
              {past.map(({ closure, index }) => (
                <li key={closure.key}>
                  <ClosureRow form={form} index={index} onRemove={() => setAsking(index)} />
                </li>
              ))}
            </Stack>
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

function ClosureRow({
  form,
  index,
  onRemove,
}: {
  readonly form: Form<ScheduleValues>;
  readonly index: number;
  readonly onRemove: () => void;
}) {
  const closure = form.values.closures[index];
  if (closure === undefined) return null;
  const path = `closures.${index}` as const;
  const toggle = (service: Service, isShut: boolean) =>
    form.set(
      `${path}.services`,
      SERVICES.filter((one) => (one === service ? isShut : closure.services.includes(one))),
    );
  const start = form.bind(`${path}.startDate`);
  return (
    <Card component="fieldset">
      <legend className="visually-hidden">{closure.name || words.unnamed}</legend>
      <TextInput
        label={words.name}
        placeholder={words.nameHint}
        required
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
      <Group justify="space-between" align="start" gap="sm">
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
        <Button
          variant="subtle"
          color="bad"
          leftSection={<IconTrash aria-hidden size={18} />}
          aria-label={words.removeNamed(closure.name || words.unnamed)}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </Group>
    </Card>
  );
}
