import { Button, Modal, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { markSoldOut } from '#contract/menu/staff-calls.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { addDays } from '#domain/time/local-date.ts';
import { soldOutWords as words } from '#web/i18n/panel/service.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { DayInput } from '#web/staff/form/day-input.tsx';
import type { Markable } from './sold-menu.ts';
import { useMark } from './sold-out-queries.ts';

/** The second tap: until when the item is sold out. */
export function MarkDialog({ item, onClose }: { readonly item: Markable; readonly onClose: () => void }) {
  const tomorrow = addDays(dateOf(useServerNow()), 1);
  const mark = useMark(markSoldOut, onClose);
  const [day, setDay] = useState<string | null>(null);
  const { subject } = item;
  const submitDay = (event: FormEvent) => {
    event.preventDefault();
    if (day !== null && day !== '' && !mark.isPending) mark.mutate({ subject, until: day });
  };
  return (
    <Modal opened onClose={onClose} title={words.ask(item.name)}>
      <Stack gap="sm">
        {item.reach !== null && <Text>{words.reach(item.reach)}</Text>}
        <Button
          variant="default"
          data-autofocus
          loading={mark.isPending}
          onClick={() => mark.mutate({ subject, until: 'tomorrow' })}
        >
          {words.tomorrow}
        </Button>
        <Button variant="default" disabled={mark.isPending} onClick={() => mark.mutate({ subject, until: 'back' })}>
          {words.untilReturn}
        </Button>
        {day === null ? (
          <Button variant="default" disabled={mark.isPending} onClick={() => setDay(addDays(tomorrow, 1))}>
            {words.untilDay}
          </Button>
        ) : (
          <Stack component="form" gap="sm" onSubmit={submitDay}>
            <DayInput label={words.day} min={tomorrow} value={day} onChange={setDay} />
            <Button type="submit" loading={mark.isPending}>
              {words.confirmDay}
            </Button>
          </Stack>
        )}
      </Stack>
    </Modal>
  );
}
