import { Checkbox, Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OrderView } from '#domain/orders/order-view.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { addDays } from '#domain/time/local-date.ts';
import { soldOutWords } from '#web/i18n/panel/service.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { type Markable, markablesOf } from '#web/panel/sold-out/sold-menu.ts';
import { soldMenuQuery } from '#web/panel/sold-out/sold-out-queries.ts';
import { DayInput } from '#web/staff/form/day-input.tsx';
import { useApi } from '#web/use-api.ts';
import type { RanOut } from './ran-out.ts';

const words = stepWords.ranOut;
/** As high as a finger. */
const ROW = { body: { alignItems: 'center', minHeight: 'var(--target)' } } as const;
const UNTIL = [
  ['tomorrow', soldOutWords.tomorrow],
  ['back', soldOutWords.untilReturn],
  ['day', soldOutWords.untilDay],
] as const;

type Props = {
  readonly order: OrderView;
  readonly ranOut: RanOut;
  readonly isDayMissing: boolean;
  readonly onChange: (ranOut: RanOut) => void;
};

/** Which pieces of the order ran out and until when: refused and marked in one step. */
export function RanOutChoice({ order, ranOut, isDayMissing, onChange }: Props) {
  const menu = useQuery(soldMenuQuery(useApi()));
  const tomorrow = addDays(dateOf(useServerNow()), 1);
  const rows = menu.data ? markablesOf(order, menu.data).flatMap(rowsOf) : [];
  // Without the menu the order can be refused all the same.
  if (rows.length === 0) return null;
  const toggle = (item: Markable) => {
    const others = ranOut.chosen.filter(({ key }) => key !== item.key);
    onChange({ ...ranOut, chosen: others.length === ranOut.chosen.length ? [...others, item] : others });
  };
  return (
    <>
      <Stack component="fieldset" gap={4}>
        <Text component="legend" fw={600} mb="xs">
          {words.legend}
        </Text>
        <p>{words.hint}</p>
        {rows.map(({ item, label }) => (
          <Checkbox
            key={item.key}
            size="md"
            styles={ROW}
            label={label}
            checked={ranOut.chosen.some(({ key }) => key === item.key)}
            onChange={() => toggle(item)}
          />
        ))}
      </Stack>
      {ranOut.chosen.length > 0 && (
        <Stack component="fieldset" gap={4}>
          <Text component="legend" fw={600} mb="xs">
            {words.until}
          </Text>
          {UNTIL.map(([until, label]) => (
            <Radio
              key={until}
              name="until"
              size="md"
              styles={ROW}
              label={label}
              checked={ranOut.until === until}
              onChange={() => onChange({ ...ranOut, until })}
            />
          ))}
          {ranOut.until === 'day' && (
            <DayInput
              label={soldOutWords.day}
              min={tomorrow}
              value={ranOut.day}
              onChange={(event) => onChange({ ...ranOut, day: event.currentTarget.value })}
              error={isDayMissing ? words.dayMissing : undefined}
            />
          )}
        </Stack>
      )}
    </>
  );
}

type Row = { readonly item: Markable; readonly label: string };

function rowsOf(item: Markable): Row[] {
  const label = item.subject.kind === 'extra' ? words.extra(item.name) : item.name;
  const sizes = item.sizes.map((size) => ({ item: size, label: words.size(item.name, size.name) }));
  return [{ item, label }, ...sizes];
}
