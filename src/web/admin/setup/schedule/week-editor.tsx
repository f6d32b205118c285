import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { MOST_INTERVALS_PER_DAY } from '#domain/schedule/decide-day-hours.ts';
import type { ScheduleType } from '#domain/schedule/schedule.ts';
import { parseMinuteOfDay } from '#domain/time/minute-of-day.ts';
import type { Form } from '#web/forms/use-form.ts';
import { scheduleWords as words } from '#web/i18n/admin/schedule.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { HourInput } from '#web/staff/form/hour-input.tsx';
import { IconCopy, IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { TakeOut } from '#web/staff/kit/row-actions.tsx';
import { Row, Rows } from '#web/staff/kit/rows.tsx';
import { copiedToAll, type IntervalValues, type ScheduleValues } from './schedule-values.ts';

type WeekEditorProps = {
  readonly form: Form<ScheduleValues>;
  readonly isUnsaved: boolean;
  readonly kind: ScheduleType;
  /** True when the restaurant's hours apply; absent for the restaurant's own hours. */
  readonly follows?: boolean;
  readonly onFollow?: (follows: boolean) => void;
};

/** The seven days of one kind of hours, with several intervals each. */
export function WeekEditor({ form, isUnsaved, kind, follows = false, onFollow }: WeekEditorProps) {
  const [lastEdited, setLastEdited] = useState<number | null>(null);
  const [hasNothingToCopy, setHasNothingToCopy] = useState(false);
  const [copied, setCopied] = useState<{ readonly day: number; readonly text: string } | null>(null);
  const { title, hint } = words.kinds[kind];
  const days = form.values.hours[kind];

  // Shown only until a save or another change.
  const isCopied = copied !== null && isUnsaved && copied.text === JSON.stringify(days);

  const copy = () => {
    const alike = lastEdited === null ? null : copiedToAll(days, lastEdited);
    setHasNothingToCopy(alike === null);
    if (alike === null || lastEdited === null) return;
    form.set(`hours.${kind}`, alike);
    setCopied({ day: lastEdited, text: JSON.stringify(alike) });
  };

  return (
    <FormSection
      title={title}
      hint={hint}
      action={
        onFollow !== undefined && (
          <Switch
            label={words.follows}
            checked={follows}
            onChange={(event) => onFollow(event.currentTarget.checked)}
            aria-label={`${title}: ${words.follows}`}
          />
        )
      }
    >
      {follows ? (
        <Text c="dimmed" data-wide>
          {words.followsText}
        </Text>
      ) : (
        <div data-wide>
          {/* Above the days: below them it would lie under the bar that saves. */}
          <Stack align="start" gap="xs" pb="xs">
            <Button variant="default" leftSection={<IconCopy aria-hidden size={18} />} onClick={copy}>
              {lastEdited === null ? words.copy : words.copyDay(words.days[lastEdited] ?? '')}
            </Button>
            <Text c="dimmed" role="status">
              {isCopied && words.copied(words.days[copied.day] ?? '')}
            </Text>
            {hasNothingToCopy && (
              <Text c="bad" role="alert">
                {words.copyNothing} {words.copyNothingHint}
              </Text>
            )}
          </Stack>
          <Rows>
            {days.map((_, day) => (
              // The seven days never change places.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Row key={day} onFocusCapture={() => setLastEdited(day)}>
                <Day form={form} kind={kind} day={day} onEdit={() => setHasNothingToCopy(false)} />
              </Row>
            ))}
          </Rows>
        </div>
      )}
    </FormSection>
  );
}

/** Where a new interval begins. */
const NEW_INTERVAL: IntervalValues = { openingTime: '', closingTime: '' };

function Day({
  form,
  kind,
  day,
  onEdit,
}: {
  readonly form: Form<ScheduleValues>;
  readonly kind: ScheduleType;
  readonly day: number;
  readonly onEdit: () => void;
}) {
  const name = words.days[day] ?? '';
  const path = `hours.${kind}.${day}` as const;
  const { open, intervals } = form.values.hours[kind][day] ?? { open: false, intervals: [] };
  const problem = form.problems[`${path}.intervals`];

  const switchDay = (isOpen: boolean) => {
    onEdit();
    form.set(`${path}.open`, isOpen);
    // Opening a day adds a first interval.
    if (isOpen && intervals.length === 0) form.add(`${path}.intervals`, { ...NEW_INTERVAL });
  };
  const add = () => {
    onEdit();
    form.add(`${path}.intervals`, { ...NEW_INTERVAL });
  };

  return (
    <>
      <Group justify="space-between" flex="none" w="15rem" mih={44}>
        <Switch
          label={
            <Text component="span" tt="capitalize" fw={600}>
              {name}
            </Text>
          }
          aria-label={words.open(name)}
          checked={open}
          onChange={(event) => switchDay(event.currentTarget.checked)}
        />
        <Text component="span" c="dimmed" w="4.25rem" aria-hidden>
          {open ? words.isOpen : words.isClosed}
        </Text>
      </Group>
      {open && (
        <Stack gap="xs" flex="999 1 20rem" miw={0}>
          {intervals.map((interval, index) => (
            // An interval has no id; its position identifies it.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Group key={index} gap="xs">
              <HourField
                form={form}
                path={`${path}.intervals.${index}.openingTime`}
                label={words.opening(name, index + 1)}
                onEdit={onEdit}
              />
              <Text aria-hidden component="span" c="dimmed">
                {words.to}
              </Text>
              <HourField
                form={form}
                path={`${path}.intervals.${index}.closingTime`}
                label={words.closing(name, index + 1)}
                onEdit={onEdit}
              />
              {intervals.length > 1 && (
                <TakeOut
                  label={words.remove(name, index + 1)}
                  onClick={() => form.remove(`${path}.intervals`, index)}
                />
              )}
              <Text component="span" c="dimmed">
                {noteOf(interval)}
              </Text>
              {index === intervals.length - 1 && intervals.length < MOST_INTERVALS_PER_DAY && (
                <Button
                  variant="subtle"
                  leftSection={<IconPlus aria-hidden size={18} />}
                  aria-label={words.add(name)}
                  onClick={add}
                >
                  {words.addShort}
                </Button>
              )}
            </Group>
          ))}
          {intervals.length === 0 && (
            <Button
              variant="subtle"
              leftSection={<IconPlus aria-hidden size={18} />}
              aria-label={words.add(name)}
              onClick={add}
            >
              {words.addShort}
            </Button>
          )}
          {problem !== undefined && (
            <Text c="bad" role="alert">
              {problem}
            </Text>
          )}
        </Stack>
      )}
    </>
  );
}

function HourField({
  form,
  path,
  label,
  onEdit,
}: {
  readonly form: Form<ScheduleValues>;
  readonly path: `hours.${ScheduleType}.${number}.intervals.${number}.${keyof IntervalValues}`;
  readonly label: string;
  readonly onEdit: () => void;
}) {
  const { onChange, ...field } = form.bind(path);
  return (
    <HourInput
      {...field}
      w="6rem"
      aria-label={label}
      onChange={(typed) => {
        onEdit();
        onChange(typed);
      }}
    />
  );
}

/** Explains two hours whose meaning is not obvious, such as hours over midnight. */
function noteOf({ openingTime, closingTime }: IntervalValues): string {
  const [opens, closes] = [parseMinuteOfDay(openingTime), parseMinuteOfDay(closingTime)];
  if (!opens.ok || !closes.ok || closes.value > opens.value) return '';
  return closes.value === opens.value ? words.allDay : words.nextDay;
}
