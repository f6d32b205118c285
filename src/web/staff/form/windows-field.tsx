import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { MOST_WINDOWS, type WindowDraft } from '#domain/menu/editing/decide-windows.ts';
import { WEEK } from '#domain/time/local-date.ts';
import { parseMinuteOfDay } from '#domain/time/minute-of-day.ts';
import { windowWords as words } from '#web/i18n/staff/windows.ts';
import { Columns } from '#web/staff/kit/columns.tsx';
import { IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { TakeOut } from '#web/staff/kit/row-actions.tsx';
import { HourInput } from './hour-input.tsx';

/** Seven days, each as wide as a finger. */
const SEVEN_COLUMNS = { width: '100%', maxWidth: '24rem', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' };
const LUNCH: WindowDraft = { weekdays: WEEK.slice(0, 5), from: '11:30', until: '15:30' };
const WHOLE_WEEK: WindowDraft = { weekdays: WEEK, from: '00:00', until: '00:00' };
const NEW_WINDOW: WindowDraft = { weekdays: [], from: '', until: '' };

/**
 * The windows of a category, a product or a promotion: what is chosen most with one press, anything else by days and hours.
 *
 * @param inherited for a product: its category and the category's hours, which apply while it has none of its own;
 * otherwise null
 */
export function WindowsField({
  value,
  onChange,
  errors,
  inherited,
  alwaysText,
}: {
  readonly value: readonly WindowDraft[];
  readonly onChange: (value: readonly WindowDraft[]) => void;
  /** By path within the form: `availabilityWindows.0.from`. */
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly inherited: { readonly category: string; readonly hours: string } | null;
  /** What no window means. */
  readonly alwaysText: string;
}) {
  const change = (index: number, part: Partial<WindowDraft>) =>
    onChange(value.map((one, place) => (place === index ? { ...one, ...part } : one)));
  const hasInherited = inherited !== null && inherited.hours !== '';
  const presets: readonly (readonly [string, readonly WindowDraft[]])[] = [
    ...(hasInherited ? [[words.asCategory, []] as const, [words.always, [WHOLE_WEEK]] as const] : []),
    ...(hasInherited ? [] : [[words.always, []] as const]),
    [words.lunch, [LUNCH]],
  ];
  const problem = errors.availabilityWindows;
  return (
    <Stack align="start" gap="sm" miw={0} data-wide data-path="availabilityWindows">
      <Group component="fieldset" gap="xs" aria-label={words.presets}>
        {presets.map(([label, windows]) => {
          const isChosen = JSON.stringify(windows) === JSON.stringify(value);
          return (
            <Button
              key={label}
              color="ink"
              variant={isChosen ? 'filled' : 'default'}
              aria-pressed={isChosen}
              onClick={() => onChange(windows)}
            >
              {label}
            </Button>
          );
        })}
      </Group>
      {value.length === 0 && (
        <Text c="dimmed">{hasInherited ? words.categoryText(inherited.category, inherited.hours) : alwaysText}</Text>
      )}
      {value.map((window, index) => (
        <WindowRow
          // A window has no id; its position identifies it.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          number={index + 1}
          window={window}
          errors={errors}
          onChange={(part) => change(index, part)}
          onRemove={() => onChange(value.filter((_, place) => place !== index))}
        />
      ))}
      {problem !== undefined && (
        <Text c="bad" role="alert">
          {problem}
        </Text>
      )}
      {value.length < MOST_WINDOWS && (
        <Button
          variant="default"
          leftSection={<IconPlus aria-hidden size={18} />}
          onClick={() => onChange([...value, NEW_WINDOW])}
        >
          {words.add}
        </Button>
      )}
    </Stack>
  );
}

function WindowRow({
  number,
  window,
  errors,
  onChange,
  onRemove,
}: {
  readonly number: number;
  readonly window: WindowDraft;
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly onChange: (part: Partial<WindowDraft>) => void;
  readonly onRemove: () => void;
}) {
  const id = useId();
  const path = `availabilityWindows.${number - 1}`;
  const daysProblem = errors[`${path}.weekdays`];
  return (
    <Stack component="fieldset" gap="sm" w="100%" miw={0}>
      <Text component="legend" fw={600}>
        {words.window(number)}
      </Text>
      <Columns
        component="fieldset"
        least="2.5rem"
        gap="0.25rem"
        style={SEVEN_COLUMNS}
        aria-label={words.days}
        data-path={`${path}.weekdays`}
        {...(daysProblem === undefined ? {} : { 'aria-describedby': `${id}-days` })}
      >
        {WEEK.map((day, index) => (
          <Button
            key={day}
            color="ink"
            variant={window.weekdays.includes(day) ? 'filled' : 'default'}
            px={0}
            aria-label={words.dayNames[index]}
            aria-pressed={window.weekdays.includes(day)}
            onClick={() =>
              onChange({
                weekdays: WEEK.filter((one) => (one === day) !== window.weekdays.includes(one)),
              })
            }
          >
            {words.dayLetters[index]}
          </Button>
        ))}
      </Columns>
      <Group align="end" gap="sm">
        {(['from', 'until'] as const).map((end) => (
          <HourInput
            key={end}
            label={words[end]}
            w="6rem"
            data-path={`${path}.${end}`}
            value={window[end]}
            onChange={(hour) => onChange({ [end]: hour })}
            error={errors[`${path}.${end}`]}
          />
        ))}
        <Text component="span" c="dimmed">
          {noteOf(window)}
        </Text>
        <TakeOut label={words.remove(number)} onClick={onRemove} />
      </Group>
      {daysProblem !== undefined && (
        <Text c="bad" id={`${id}-days`} role="alert">
          {daysProblem}
        </Text>
      )}
    </Stack>
  );
}

/** Explains two hours whose meaning is not obvious, such as a window over midnight. */
function noteOf({ from, until }: WindowDraft): string {
  const [begins, ends] = [parseMinuteOfDay(from), parseMinuteOfDay(until)];
  if (!begins.ok || !ends.ok || ends.value > begins.value) return '';
  return ends.value === begins.value ? words.allDay : words.nextDay;
}
