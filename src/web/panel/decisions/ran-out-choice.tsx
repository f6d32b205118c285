import { Checkbox, Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OrderView } from '#domain/orders/order-view.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Form } from '#web/forms/use-form.ts';
import { soldOutWords } from '#web/i18n/panel/service.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { type Markable, markablesOf } from '#web/panel/sold-out/sold-menu.ts';
import { soldMenuQuery } from '#web/panel/sold-out/sold-out-queries.ts';
import { DayInput } from '#web/staff/form/day-input.tsx';
import { useApi } from '#web/use-api.ts';
import type { Rejection } from './rejection.ts';

const words = stepWords.ranOut;
/** At least as high as a finger. */
const ROW = { body: { alignItems: 'center', minHeight: 'var(--target)' } } as const;
const UNTIL = [
  ['tomorrow', soldOutWords.tomorrow],
  ['back', soldOutWords.untilReturn],
  ['day', soldOutWords.untilDay],
] as const;

type RanOutChoiceProps = { readonly order: OrderView; readonly form: Form<Rejection> };

/** Which pieces of the order ran out and until when: the rejection also marks them sold out. */
export function RanOutChoice({ order, form }: RanOutChoiceProps) {
  const { chosen, until } = form.values;
  const menu = useQuery(soldMenuQuery(useApi()));
  const tomorrow = addDays(dateOf(useServerNow()), 1);
  const rows = menu.data ? markablesOf(order, menu.data).flatMap(rowsOf) : [];
  // Without the menu the order can still be rejected.
  if (rows.length === 0) return null;
  const toggle = (item: Markable) => {
    const others = chosen.filter(({ key }) => key !== item.key);
    form.set('chosen', others.length === chosen.length ? [...others, item] : others);
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
            checked={chosen.some(({ key }) => key === item.key)}
            onChange={() => toggle(item)}
          />
        ))}
      </Stack>
      {chosen.length > 0 && (
        <Stack component="fieldset" gap={4}>
          <Text component="legend" fw={600} mb="xs">
            {words.until}
          </Text>
          {UNTIL.map(([choice, label]) => (
            <Radio
              key={choice}
              name="until"
              size="md"
              styles={ROW}
              label={label}
              checked={until === choice}
              onChange={() => form.set('until', choice)}
            />
          ))}
          {until === 'day' && <DayInput label={soldOutWords.day} min={tomorrow} {...form.bind('day')} />}
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
