import { Button, Group, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { AnswerOf } from '#contract/define/define-call.ts';
import type { DailyMenu } from '#contract/products/staff-calls.ts';
import { saveDailyMenu } from '#contract/products/staff-calls.ts';
import { countOf } from '#domain/text/plural.ts';
import { instantOf } from '#domain/time/bucharest.ts';
import { describeNearDay } from '#domain/time/format-date.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { dailyMenuWords as words } from '#web/i18n/panel/daily-menu.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { announce } from '#web/staff/announce.ts';
import { RefusalAlert } from '#web/staff/form/dialog-form.tsx';
import { HourInput } from '#web/staff/form/hour-input.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { Foot } from '#web/staff/kit/foot.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { Rows } from '#web/staff/kit/rows.tsx';
import { useApi } from '#web/use-api.ts';
import { draftOf, draftToWire, judgeDraft, repeatDishes } from './daily-draft.ts';
import { DishAdder } from './dish-adder.tsx';
import { DishRow } from './dish-row.tsx';
import { forgetDraft, keepDraft, readSavedDraft } from './saved-draft.ts';

type Props = {
  readonly menu: DailyMenu;
  readonly onPublished: (answer: AnswerOf<typeof saveDailyMenu>) => void;
};

/** How many days are offered to be copied. */
const MOST_DAYS = 6;

/** Today's dishes with price and portions. What is typed is kept on the device until it is published. */
export function DailyMenuForm({ menu, onPublished }: Props) {
  const api = useApi();
  const { day, version, earlier, known, mayChangePrices } = menu;
  const [kept] = useState(() => readSavedDraft(day, version));
  const form = useStaffForm({
    loaded: { values: draftOf(menu), version },
    judge: judgeDraft,
    send: (values, known) => api(saveDailyMenu, { body: draftToWire(values, known ?? version) }),
    onSent(answer) {
      forgetDraft();
      onPublished(answer);
    },
    failed: words.failed,
  });
  const { values, isSending, isUnsaved } = form;
  const typedOver = form.base.version;
  // Outside system: this device's storage. What it kept is typed again, and so not published yet.
  const typeAgain = useEffectEvent(() => kept !== null && form.change(kept));
  useLayoutEffect(() => void typeAgain(), []);
  useEffect(() => {
    if (isUnsaved) keepDraft({ day, version: typedOver, draft: values });
  }, [isUnsaved, day, typedOver, values]);
  const dayWords = useDayWords();
  const count = (dishes: number) => countOf(dishes, words.dishes);
  return (
    <FormStack {...form.props}>
      {kept !== null && <Note tone="ink">{words.kept}</Note>}
      {!mayChangePrices && <Note tone="ink">{words.noRights}</Note>}
      {earlier.length > 0 && (
        <Group gap="xs" role="group" aria-label={words.copy}>
          {earlier.slice(0, MOST_DAYS).map((other) => (
            <Button
              key={other.day}
              variant="default"
              onClick={() => {
                form.set('dishes', repeatDishes(other.dishes, menu));
                announce(words.copied(count(other.dishes.length)));
              }}
            >
              {words.copyOf(dayWords(other.day), count(other.dishes.length))}
            </Button>
          ))}
        </Group>
      )}
      <Card title={words.list}>
        {values.dishes.length > 0 && <Text c="dimmed">{words.portionsHint}</Text>}
        <Rows>
          {values.dishes.map((dish, place) => (
            <DishRow
              // A dish is in the list only once, so this key is unique.
              key={`${dish.productId} ${dish.copyOf} ${dish.name}`}
              form={form}
              place={place}
              mayChangePrices={mayChangePrices}
            />
          ))}
        </Rows>
        <DishAdder
          dishes={values.dishes}
          known={known}
          mayChangePrices={mayChangePrices}
          onAdd={(dish) => {
            form.add('dishes', dish);
            announce(words.added(dish.name));
          }}
        />
      </Card>
      <Columns least="8rem" gap="0.75rem">
        <HourInput label={words.from} {...form.bind('from')} />
        <HourInput label={words.until} {...form.bind('until')} />
      </Columns>
      <RefusalAlert form={form} title={words.failed} />
      <Foot look="bar">
        {isUnsaved && (
          <Button
            variant="default"
            disabled={isSending}
            onClick={() => {
              forgetDraft();
              form.reset(draftOf(menu));
            }}
          >
            {words.discard}
          </Button>
        )}
        <Button type="submit" color="good" loading={isSending} aria-label={isSending ? words.publishing : undefined}>
          {words.publish}
        </Button>
      </Foot>
      {form.loose.map((sentence) => (
        <Text key={sentence} role="alert" c="bad">
          {`${staffWords.general.error}: ${sentence}`}
        </Text>
      ))}
    </FormStack>
  );
}

/** „ieri”, „luni, 16 noiembrie”. */
function useDayWords(): (day: LocalDate) => string {
  const now = useServerNow();
  return (day) => {
    const noon = instantOf(day, 720);
    return noon.ok ? describeNearDay(noon.value, now) : day;
  };
}
