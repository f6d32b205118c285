import { TextInput, type TextInputProps } from '@mantine/core';
import { tidyHour } from './tidy-hour.ts';

/** A time in Romanian format; a native input follows the browser's language („07:30 PM” in an English one). */
export function HourInput({
  value,
  onChange,
  onBlur,
  onKeyDown,
  ...props
}: Omit<TextInputProps, 'type' | 'value' | 'onChange'> & {
  readonly value: string;
  readonly onChange: (typed: string) => void;
}) {
  const tidy = () => {
    const hour = tidyHour(value);
    if (hour !== value) onChange(hour);
  };
  return (
    <TextInput
      placeholder="hh:mm"
      {...props}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={(event) => {
        tidy();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // Enter submits the form without a blur event.
        if (event.key === 'Enter') tidy();
        onKeyDown?.(event);
      }}
    />
  );
}
