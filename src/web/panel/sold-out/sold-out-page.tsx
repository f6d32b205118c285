import { Alert, Button, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { SoldOutMark } from '#contract/menu/staff-calls.ts';
import { markBack } from '#contract/menu/staff-calls.ts';
import { ranOutSentence } from '#domain/menu/ran-out-sentence.ts';
import { soldOutWords as words } from '#web/i18n/panel/service.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { endWords } from '#web/panel/service/service-moments.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { ingredientsQuery } from '#web/staff/ingredients.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { IconCircleCheck } from '#web/staff/kit/icons.gen.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { useApi } from '#web/use-api.ts';
import { MarkDialog } from './mark-dialog.tsx';
import { groupMarkables, type Markable, markableIngredients } from './sold-menu.ts';
import { soldMenuQuery, soldOutQuery, useMark } from './sold-out-queries.ts';

const { general } = staffWords;

/** `/comenzi/epuizate`: what is sold out, and two taps to mark more. */
export function SoldOutPage() {
  return (
    <>
      <Title order={1}>{words.title}</Title>
      <Text c="dimmed">{words.intro}</Text>
      <Marks />
      <Menu />
    </>
  );
}

function Marks() {
  const api = useApi();
  const marks = useQuery(soldOutQuery(api));
  if (marks.data) {
    return marks.data.content.length === 0 ? (
      <Empty icon={<IconCircleCheck aria-hidden />} title={words.none} />
    ) : (
      <Columns component="ul" least="24rem" gap="0.75rem" aria-label={words.title}>
        {marks.data.content.map((mark) => (
          <Mark key={`${mark.subject.kind} ${mark.title}`} {...mark} />
        ))}
      </Columns>
    );
  }
  return marks.isError ? (
    <Failure title={words.listFailed} failure={marks.error} retry={() => void marks.refetch()} />
  ) : (
    <Skeleton height={76} radius="lg" />
  );
}

function Mark({ subject, title, until, by }: SoldOutMark) {
  const now = useServerNow();
  const back = useMark(markBack);
  const end = until === null ? words.untilBack : words.until(endWords(until, now));
  return (
    <Card component="li">
      <Group justify="space-between" wrap="nowrap">
        <Fill>
          <strong>{title}</strong>
          <Text component="span" display="block" c="dimmed">
            {by === null ? end : `${end} · ${words.by(by)}`}
          </Text>
        </Fill>
        <Button
          color="good"
          flex="none"
          aria-label={words.backName(title)}
          loading={back.isPending}
          onClick={() => back.mutate({ subject })}
        >
          {words.back}
        </Button>
      </Group>
    </Card>
  );
}

function Menu() {
  const api = useApi();
  const menu = useQuery(soldMenuQuery(api));
  const marks = useQuery(soldOutQuery(api));
  const ingredients = useQuery(ingredientsQuery(api));
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<Markable | null>(null);
  const wanted = useDeferredValue(search);
  if (!menu.data) {
    return menu.isError ? (
      <Failure title={words.menuFailed} failure={menu.error} retry={() => void menu.refetch()} />
    ) : (
      <Columns role="status" aria-label={general.loading} least="24rem">
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} height={260} radius="lg" />
        ))}
      </Columns>
    );
  }
  const soldOut = new Set(
    marks.data?.content.flatMap(({ subject }) => (subject.kind === 'ingredient' ? subject.ingredientId : [])),
  );
  // When the ingredients cannot be loaded, dishes can still be marked.
  const found = markableIngredients(ingredients.data ?? [], { products: menu.data, soldOut, search: wanted });
  const groups = [
    ...(found.length === 0 ? [] : [{ name: words.ingredients, items: found }]),
    ...groupMarkables(menu.data, wanted, words.extras),
  ];
  return (
    <>
      <Title order={2} fz="1.375rem">
        {words.mark}
      </Title>
      <TextInput
        type="search"
        label={words.search}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {groups.length === 0 && <Empty title={words.noResults} />}
      <Columns least="24rem">
        {groups.map(({ name, items }) => (
          <Card key={name} title={name}>
            <Rows>
              {items.map((item) => (
                <Dish key={item.key} item={item} onAsk={setAsked} />
              ))}
            </Rows>
          </Card>
        ))}
      </Columns>
      {asked && <MarkDialog item={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

type DishProps = { readonly item: Markable; readonly onAsk: (item: Markable) => void };

function Dish({ item, onAsk }: DishProps) {
  return (
    <Row>
      <Fill>
        {item.name}
        {item.reach !== null && <Text c="dimmed">{words.reach(item.reach)}</Text>}
        {item.ranOutOf.length > 0 && <Text c="dimmed">{ranOutSentence(item.ranOutOf)}</Text>}
        {item.state === 'no_stock' && <Text c="dimmed">{words.noStock}</Text>}
        {item.state === 'off' && <Text c="dimmed">{words.off}</Text>}
      </Fill>
      <MarkButton item={item} name={item.name} onAsk={onAsk} />
      {item.sizes.length > 0 && (
        <Stack component="ul" gap={6} w="100%" pl="lg">
          {item.sizes.map((size) => {
            const named = { ...size, name: `${item.name} (${size.name})` };
            return (
              <Group component="li" key={size.key} justify="space-between" wrap="nowrap">
                <Text component="span" c="dimmed">
                  {[size.name, ranOutSentence(size.ranOutOf)].filter((part) => part !== '').join(': ')}
                </Text>
                <MarkButton item={named} name={named.name} onAsk={onAsk} />
              </Group>
            );
          })}
        </Stack>
      )}
    </Row>
  );
}

function MarkButton({ item, name, onAsk }: DishProps & { readonly name: string }) {
  const back = useMark(markBack);
  // It comes back with its ingredients, not by itself.
  if (item.ranOutOf.length > 0) return null;
  if (item.state === 'sold_out') {
    return (
      <Button
        flex="none"
        variant="light"
        color="warn"
        aria-label={words.backName(name)}
        loading={back.isPending}
        onClick={() => back.mutate({ subject: item.subject })}
      >
        {words.back}
      </Button>
    );
  }
  return (
    <Button flex="none" variant="default" aria-label={words.soldOutName(name)} onClick={() => onAsk(item)}>
      {words.soldOut}
    </Button>
  );
}

type FailureProps = { readonly title: string; readonly failure: unknown; readonly retry: () => void };

function Failure({ title, failure, retry }: FailureProps) {
  return (
    <Alert role="alert" title={title}>
      <p>{failureSentence(failure, general.unexpected)}</p>
      <Button mt="md" onClick={retry}>
        {general.retry}
      </Button>
    </Alert>
  );
}
