import { Button, Group, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type DailyMenu, getDailyMenu, saveDailyMenu } from '#contract/products/staff-calls.ts';
import { countOf } from '#domain/text/plural.ts';
import { dailyMenuWords as words } from '#web/i18n/panel/daily-menu.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Empty } from '#web/staff/kit/notices.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useApi } from '#web/use-api.ts';
import { draftOf, draftToWire } from './daily-draft.ts';
import { DailyMenuForm } from './daily-menu-form.tsx';

const KEY = ['panel', 'daily-menu'];

/** `/comenzi/meniul-zilei`: what is offered at noon, copied from another day and published in a few taps. */
export function DailyMenuPage() {
  const api = useApi();
  const queries = useQueryClient();
  const menu = useQuery({ queryKey: KEY, queryFn: ({ signal }) => api(getDailyMenu, { signal }) });
  /** The menu before the last press, for undo. */
  const [before, setBefore] = useState<DailyMenu | null>(null);
  const show = (published: DailyMenu, replaced: DailyMenu | null) => {
    queries.setQueryData(KEY, published);
    setBefore(replaced);
  };
  return (
    <>
      <Title order={1}>{words.title}</Title>
      <ReadState query={menu} failed={words.loadFailed}>
        {(known) => (
          <>
            <State menu={known} />
            {before !== null && (
              <Undo
                before={before}
                version={known.version}
                onUndone={(restored) => {
                  show(restored, null);
                  announce(words.undone);
                }}
              />
            )}
            <DailyMenuForm
              key={known.day}
              menu={known}
              onPublished={({ menu: published, message }) => {
                show(published, known);
                announce(message);
              }}
            />
          </>
        )}
      </ReadState>
    </>
  );
}

/** What guests see now. */
function State({ menu: { dishes, known, from, until } }: { readonly menu: DailyMenu }) {
  if (known.length === 0) return <Empty title={words.neverTitle}>{words.never}</Empty>;
  return (
    <Text role="status" c="dimmed">
      {dishes.length === 0 ? words.none : words.running(countOf(dishes.length, words.dishes), `${from}–${until}`)}
    </Text>
  );
}

type UndoProps = {
  readonly before: DailyMenu;
  readonly version: number;
  readonly onUndone: (menu: DailyMenu) => void;
};

function Undo({ before, version, onUndone }: UndoProps) {
  const api = useApi();
  const undo = useMutation({
    mutationFn: () => {
      const { dishes, ...hours } = draftOf(before);
      const whole = dishes.map((dish) => ({ ...dish, portionsRead: null }));
      return api(saveDailyMenu, { body: draftToWire({ ...hours, dishes: whole }, version) });
    },
    onSuccess: ({ menu }) => onUndone(menu),
    onError: (failure) => announce(failureSentence(failure, words.failed), 'bad'),
  });
  return (
    <Group>
      <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate()}>
        {words.undo}
      </Button>
    </Group>
  );
}
