import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { formatLongDate } from '#domain/time/format-date.ts';
import { parseLocalDate } from '#domain/time/local-date.ts';

/**
 * A date. Browsers format it by their own language (11/22/2026 in an English one), so it is repeated in Romanian below.
 */
export function DayInput(props: Omit<TextInputProps, 'type' | 'inputContainer'>) {
  const day = parseLocalDate(typeof props.value === 'string' ? props.value : '');
  return (
    <TextInput
      {...props}
      type="date"
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
