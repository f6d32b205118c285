import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef } from 'react';
import { formatLei } from '#domain/money/format-lei.ts';
import { startOptions } from '#domain/telephone/find-options.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { describeSoon, formatHour } from '#domain/time/format-date.ts';
import { telephoneWords as words } from '#web/i18n/panel/telephone.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { useMenuWithOptions } from '#web/panel/ordering/menu-with-options.ts';
import type { OrderingFacts } from '#web/panel/ordering/ordering-facts.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Foot } from '#web/staff/kit/foot.tsx';
import { useApi } from '#web/use-api.ts';
import { CallLines } from './call-lines.tsx';
import { CallSummary } from './call-summary.tsx';
import { CallTerms } from './call-terms.tsx';
import { Caller } from './caller.tsx';
import { callerQuery } from './caller-query.ts';
import { DishSearch } from './dish-search.tsx';
import { DropCall } from './drop-call.tsx';
import { judgeCall } from './judge-call.ts';
import styles from './telephone.module.css';
import type { Calls } from './use-calls.ts';
import { useRepeatOrder } from './use-repeat-order.ts';
import { useTakeCall } from './use-take-call.ts';

type Props = {
  readonly calls: Calls;
  readonly facts: OrderingFacts;
  /** Refetches menu and restaurant. */
  readonly reread: () => unknown;
};

/** One call: guest, lines, terms; and the button that sends the order to the kitchen. */
export function CallDesk({ calls, facts, reread }: Props) {
  const { current, edit } = calls;
  const { menu, isWhole, hasFailed } = useMenuWithOptions(facts.menu, current.lines);
  const draft = { ...current, lines: current.lines.map((line) => startOptions(line, menu)) };
  const now = useServerNow();
  const caller = useQuery(callerQuery(useApi(), draft.phone));
  const withheldPromotionIds = caller.data?.withheldPromotionIds ?? [];
  const judged = judgeCall(draft, { ...facts, menu, withheldPromotionIds }, now);
  const { quote, promisedAt } = judged;
  const confirm = useRef<HTMLButtonElement>(null);
  const { isSending, send, told, problemOf, failure } = useTakeCall({ draft, calls, judged, facts, isWhole, reread });
  const repeat = useRepeatOrder({ draft, facts, edit, onFilled: () => confirm.current?.focus() });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };

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
          <CallSummary
            changes={draft.changes}
            quote={quote}
            problems={told}
            hasMenuFailed={hasFailed}
            failure={failure}
          />
        </Stack>
      </div>
      <Foot look="bar" className={styles.bar}>
        <Group justify="space-between" align="baseline" role="status" className={styles.total}>
          <strong>
            {words.total}: {formatLei(quote.sums.payable)}
          </strong>
          <span>{promise}</span>
        </Group>
        <Button ref={confirm} size="lg" color="good" loading={isSending || !isWhole} onClick={send}>
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
