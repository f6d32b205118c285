import { Button } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffWithdrawal, WITHDRAWAL_STATES } from '#contract/guests/withdrawals-wire.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatDate, formatDateTime } from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';
import { adminGuestsWords } from '#web/i18n/admin/guests.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { pageIndex } from '#web/ui/page-number.ts';
import { useApi } from '#web/use-api.ts';
import { GuestList } from './guest-list.tsx';
import styles from './guest-words.module.css';
import type { StateSearch } from './state-search.ts';

type State = (typeof WITHDRAWAL_STATES)[number];

const words = adminGuestsWords.withdrawals;
const KEY = 'withdrawals';
/** The money has to be back so soon (OUG 34/2014, art. 13). */
const TERM_MS = 14 * 86_400_000;

/** `/admin/withdrawals`: who wants to give something back, and until when the money is due. */
export function WithdrawalsScreen({ search }: { readonly search: StateSearch<State> }) {
  const api = useApi();
  const { state = 'open' } = search;
  const page = pageIndex(search);
  const query = useQuery({
    queryKey: [KEY, state, page],
    queryFn: () => api('getWithdrawals', { query: { state, page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <GuestList
      words={words}
      state={state}
      page={page}
      waiting={{ state: 'open', count: query.data?.numberOfOpenWithdrawals ?? 0 }}
      query={query}
      card={(withdrawal) => <WithdrawalCard withdrawal={withdrawal} />}
    />
  );
}

function WithdrawalCard({ withdrawal }: { readonly withdrawal: StaffWithdrawal }) {
  const api = useApi();
  const queries = useQueryClient();
  const { id, orderNumber, name, email, items, isOrderKnown } = withdrawal;
  const isOpen = withdrawal.settledAt === null;
  const settle = useMutation({
    mutationFn: () => api('settleWithdrawal', { body: { id, settled: isOpen } }),
    onSuccess: ({ message }) => {
      announce(message);
      return queries.invalidateQueries({ queryKey: [KEY] });
    },
    onError: (failure) => announce(failureSentence(failure, words.failedDecision), 'bad'),
  });
  const verb = isOpen ? words.settle : words.reopen;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.name}>{words.order(orderNumber)}</h2>
        <span>{name}</span>
        <span className={styles.quiet}>
          {words.received(formatDateTime(instant(Date.parse(withdrawal.receivedAt))))}
        </span>
      </header>
      {!isOrderKnown && <p className={styles.late}>{words.unknown}</p>}
      <p className={styles.text}>{items}</p>
      <Term withdrawal={withdrawal} />
      <div className={styles.buttons}>
        <Button
          variant={isOpen ? 'filled' : 'default'}
          aria-label={words.of(verb, orderNumber)}
          loading={settle.isPending}
          onClick={() => settle.mutate()}
        >
          {verb}
        </Button>
        {email !== '' && (
          <a className={styles.write} href={`mailto:${email}`}>
            {words.write(email)}
          </a>
        )}
      </div>
    </article>
  );
}

/** Until when the money is due, or when it went back. */
function Term({ withdrawal: { receivedAt, settledAt, settledBy } }: { readonly withdrawal: StaffWithdrawal }) {
  if (settledAt !== null) {
    return <p className={styles.quiet}>{words.settledBy(settledBy, formatDateTime(instant(Date.parse(settledAt))))}</p>;
  }
  const due = instant(Date.parse(receivedAt) + TERM_MS);
  const day = formatDate(dateOf(due));
  return due < Date.now() ? (
    <p className={styles.late}>{words.late(day)}</p>
  ) : (
    <p className={styles.quiet}>{words.due(day)}</p>
  );
}
