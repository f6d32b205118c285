import { Button, Group, Stack } from '@mantine/core';
import { reportWords } from '#web/i18n/admin/reports.ts';
import { DayInput } from '#web/staff/form/day-input.tsx';
import type { PeriodSearch } from './period-search.ts';

const words = reportWords.period;

type PeriodPickerProps = {
  readonly search: PeriodSearch;
  /** The days the report shows now, as `YYYY-MM-DD`; the initial values of the date fields. */
  readonly shown: { readonly from: string; readonly to: string };
  /** Label of the report's default period. */
  readonly preset?: string;
  readonly onChange: (search: PeriodSearch) => void;
};

/** The choice of a period: this month, last month, or between two days. */
export function PeriodPicker({ search, shown, preset = words.month, onChange }: PeriodPickerProps) {
  const choose = (chosen: 'luna' | 'luna-trecuta' | 'interval') => {
    if (chosen === 'luna-trecuta') return onChange({ perioada: chosen });
    onChange(chosen === 'interval' ? { perioada: chosen, de: shown.from, pana: shown.to } : {});
  };
  const choices = [
    { value: 'luna', label: preset },
    { value: 'luna-trecuta', label: words.lastMonth },
    { value: 'interval', label: words.between },
  ] as const;
  return (
    <Stack component="fieldset" gap="sm">
      <legend className="visually-hidden">{words.label}</legend>
      <Group gap="xs">
        {choices.map(({ value, label }) => {
          const isChosen = value === (search.perioada ?? 'luna');
          return (
            <Button
              key={value}
              variant={isChosen ? 'filled' : 'default'}
              color="ink"
              aria-pressed={isChosen}
              onClick={() => choose(value)}
            >
              {label}
            </Button>
          );
        })}
      </Group>
      {search.perioada === 'interval' && (
        <Group gap="sm" align="start">
          <DayInput label={words.from} value={search.de ?? shown.from} onChange={(de) => onChange({ ...search, de })} />
          <DayInput
            label={words.to}
            value={search.pana ?? shown.to}
            onChange={(pana) => onChange({ ...search, pana })}
          />
        </Group>
      )}
    </Stack>
  );
}
