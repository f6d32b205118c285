import { Alert, Button, Group, Kbd, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import { quoteFromWire } from '#contract/orders/quote.ts';
import { takeOrder } from '#contract/orders/telephone-calls.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { orderSums } from '#domain/orders/order-sums.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { startOptions } from '#domain/telephone/find-options.ts';
import { repeatOrder } from '#domain/telephone/repeat-order.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { describeSoon, formatHour } from '#domain/time/format-date.ts';
import { describeChange } from '#web/i18n/house/describe-change.ts';
import { telephoneWords as words } from '#web/i18n/panel/telephone.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { loadMenuWithOptions, useMenuWithOptions } from '#web/panel/ordering/menu-with-options.ts';
import type { OrderingFacts } from '#web/panel/ordering/ordering-facts.ts';
import { ORDERS_KEY } from '#web/panel/orders/order-queries.ts';
import { usePrinting } from '#web/panel/printing/printing.tsx';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Foot } from '#web/staff/kit/foot.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { useApi } from '#web/use-api.ts';
import { CallLines } from './call-lines.tsx';
import { CallTerms } from './call-terms.tsx';
import { Caller } from './caller.tsx';
import { DishSearch } from './dish-search.tsx';
import { DropCall } from './drop-call.tsx';
import { type CallField, fieldId, judgeCall } from './judge-call.ts';
import { TakenNote } from './taken-note.tsx';
import styles from './telephone.module.css';
import type { Calls } from './use-calls.ts';

type Props = {
  readonly calls: Calls;
  readonly facts: OrderingFacts;
  /** Reads menu and restaurant anew. */
  readonly reread: () => unknown;
};

/** One call: who, what, how; and the button that sends it to the kitchen. */
export function CallDesk({ calls, facts, reread }: Props) {
  const { current, edit } = calls;
  const { menu, isWhole, hasFailed } = useMenuWithOptions(facts.menu, current.lines);
  const draft = { ...current, lines: current.lines.map((line) => startOptions(line, menu)) };
  const api = useApi();
  const queries = useQueryClient();
  const { printAccepted } = usePrinting();
  const now = useServerNow();
  const confirm = useRef<HTMLButtonElement>(null);
  const [isTold, setTold] = useState(false);
  const judged = judgeCall(draft, { ...facts, menu }, now);
  const { order, quote, problems, minutes, promisedAt } = judged;
  const problemOf = (field: CallField) =>
    isTold ? problems.find((problem) => problem.field === field)?.sentence : undefined;

  const take = useMutation({
    mutationFn: () => {
      const { source, table, isAllergyTold } = draft;
      const { zones } = facts.restaurant;
      const taken = { source, table: table.trim(), minutes, allergyRead: isAllergyTold };
      return takeOrder(api, { order, quote, taken, key: draft.key, zones, promotions: facts.promotions });
    },
    onSuccess: ({ order: accepted }) => {
      printAccepted(accepted);
      return queries.invalidateQueries({ queryKey: ORDERS_KEY });
    },
    // What the server judged otherwise, it judged by a newer menu.
    onError: () => reread(),
  });

  const send = () => {
    if (take.isPending || take.isSuccess || !isWhole) return;
    setTold(true);
    const [first] = problems;
    if (first === undefined) take.mutate();
    else document.getElementById(fieldId(first.field))?.focus();
  };
  const repeat = async (earlier: OrderView) => {
    const ordered = earlier.lines.map(({ productId }) => productId);
    const known = await loadMenuWithOptions(queries, api, facts.menu, ordered).catch(() => null);
    if (known === null) {
      edit({ changes: [words.loadFailed] });
      return;
    }
    const { address, changes, isZoneGone, ...again } = repeatOrder(earlier, {
      ...facts,
      ...facts.restaurant,
      menu: known,
    });
    edit({
      ...again,
      // What was ordered without options stays without them.
      lines: again.lines.map((line) => (line.kind === 'product' ? { options: [], ...line } : line)),
      ...(address === null ? {} : { address }),
      changes: [
        ...changes.map(describeChange),
        ...(isZoneGone ? [words.zoneGone] : []),
        ...(again.lines.length === 0 ? [words.nothingLeft] : []),
      ],
    });
    confirm.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };

  if (take.isSuccess) {
    return <TakenNote order={take.data.order} livePage={take.data.livePage} onNext={() => calls.end(draft.source)} />;
  }
  const promise = promisedAt === null ? words.noPromise : promiseWords(promisedAt, now);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: one key works in every field of it
    <div className={styles.call} onKeyDown={onKeyDown}>
      <div className={styles.desk}>
        <Stack gap="md">
          <Caller draft={draft} edit={edit} problemOf={problemOf} onRepeat={repeat} />
          <Card title={words.lines}>
            <DishSearch
              draft={draft}
              edit={edit}
              offered={{ menu, promotions: facts.promotions, today: dateOf(now) }}
            />
            <CallLines draft={draft} edit={edit} quote={quote} menu={menu} now={now} />
          </Card>
        </Stack>
        <Stack gap="md">
          <CallTerms draft={draft} edit={edit} facts={facts} judged={judged} problemOf={problemOf} />
          <Card>
            {draft.changes.length > 0 && (
              <Note tone="warn">
                <div>
                  <strong>{words.since}</strong>
                  <ul>
                    {draft.changes.map((change) => (
                      <li key={change}>{change}</li>
                    ))}
                  </ul>
                </div>
              </Note>
            )}
            <dl className={styles.sums}>
              {orderSums({ ...quote.sums, manualPackaging: null })
                .filter(({ amount }) => amount > 0)
                .map(({ part, name, amount }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{part === 'reduction' ? `−${formatLei(amount)}` : formatLei(amount)}</dd>
                  </div>
                ))}
            </dl>
            {isTold && problems.length > 0 && (
              <Alert role="alert" title={words.missing}>
                <ul>
                  {[...new Set(problems.map(({ sentence }) => sentence))].map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </Alert>
            )}
            {hasFailed && <Alert role="alert">{words.loadFailed}</Alert>}
            {take.isError && <Failure error={take.error} before={formatLei(quote.sums.payable)} />}
            <Text c="dimmed" fz="sm" className={styles.keys}>
              <Kbd>{words.confirmKey}</Kbd> {words.confirm}
            </Text>
          </Card>
        </Stack>
      </div>
      <Foot look="bar">
        <Group justify="space-between" align="baseline" role="status" className={styles.total}>
          <strong>
            {words.total}: {formatLei(quote.sums.payable)}
          </strong>
          <span>{promise}</span>
        </Group>
        <Button ref={confirm} size="lg" color="good" loading={take.isPending || !isWhole} onClick={send}>
          {words.confirm}
        </Button>
        <DropCall calls={calls} />
      </Foot>
    </div>
  );
}

function promiseWords(at: Parameters<typeof formatHour>[0], now: typeof at): string {
  return dateOf(at) === dateOf(now) ? words.promised(formatHour(at)) : words.promisedDay(describeSoon(at, now));
}

function Failure({ error, before }: { readonly error: Error; readonly before: string }) {
  const quote = error instanceof CallFailure ? error.body?.quote : undefined;
  const sentence =
    quote === undefined
      ? failureSentence(error, words.failed)
      : words.priceChanged(before, formatLei(quoteFromWire(quote).payable));
  return <Alert role="alert">{sentence}</Alert>;
}
