import { ActionIcon, Text, TextInput, type TextInputProps } from '@mantine/core';
import { useRef, useState } from 'react';
import { formatLongDate, formatShortDate } from '#domain/time/format-date.ts';
import { parseLocalDate } from '#domain/time/local-date.ts';
import { staffFormWords as words } from '#web/i18n/staff/form.ts';
import { IconCalendar } from '#web/staff/kit/icons.gen.tsx';
import { dayFromText, parseTypedDay } from './tidy-day.ts';

type DayInputProps = Omit<TextInputProps, 'type' | 'inputContainer' | 'value' | 'onChange' | 'min' | 'max'> & {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  /** Called with the day, or with '' while what is typed is none. */
  readonly onChange: (day: string) => void;
  /** The first day that the calendar offers. */
  readonly min?: string;
};

/**
 * A date in Romanian format, typed or chosen from the browser's calendar, and written out below. A native input follows the
 * browser's language (12/31/2026 in an English one).
 */
export function DayInput({ value, onChange, onBlur, onKeyDown, min, ...props }: DayInputProps) {
  /** What is typed, while it is no day; null shows the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const [shownValue, setShownValue] = useState(value);
  const calendar = useRef<HTMLInputElement>(null);
  const day = parseLocalDate(value);
  // Chosen elsewhere: what was typed before is over.
  if (value !== shownValue) {
    setShownValue(value);
    if (day.ok) setDraft(null);
  }
  const put = (typed: string, read: (typed: string) => string | null) => {
    const known = read(typed);
    setDraft(known === null ? typed : null);
    onChange(known ?? '');
  };
  const tidy = () => {
    if (draft !== null) put(draft, parseTypedDay);
  };
  return (
    <TextInput
      placeholder={words.dayFormat}
      {...props}
      autoComplete="off"
      maxLength={20}
      value={draft ?? (day.ok ? formatShortDate(day.value) : value)}
      onChange={(event) => put(event.currentTarget.value, dayFromText)}
      onBlur={(event) => {
        tidy();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // Enter submits the form without a blur event.
        if (event.key === 'Enter') tidy();
        onKeyDown?.(event);
      }}
      rightSection={
        <>
          <ActionIcon
            size={40}
            aria-label={words.openCalendar}
            disabled={props.disabled === true}
            onClick={() => calendar.current?.showPicker()}
          >
            <IconCalendar aria-hidden size={20} />
          </ActionIcon>
          <input
            ref={calendar}
            type="date"
            aria-hidden
            tabIndex={-1}
            {...(min === undefined ? {} : { min })}
            value={day.ok ? day.value : ''}
            onChange={(event) => put(event.currentTarget.value, dayFromText)}
            style={{
              position: 'absolute',
              inset: 'auto 0 0 auto',
              width: 1,
              height: 1,
              opacity: 0,
              pointerEvents: 'none',
            }}
          />
        </>
      }
      inputContainer={(input) => (
        <>
          {input}
          {day.ok && (
            <Text component="span" display="block" mt={4} fz="sm" c="dimmed">
              {formatLongDate(day.value)}
            </Text>
          )}
        </>
      )}
    />
  );
}
