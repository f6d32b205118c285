import { useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import { answerProposal } from '#contract/orders/client.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { TrackedOrder } from '#domain/orders/order-view.ts';
import { formatChange } from '#domain/orders/proposals/list-changes.ts';
import type { Proposal } from '#domain/orders/proposals/proposal.ts';
import { describeSoon, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { proposalText as text } from '#web/i18n/proposal.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useApi } from '#web/use-api.ts';
import styles from './proposal-card.module.css';

type Props = {
  readonly token: string;
  readonly order: TrackedOrder['order'];
  readonly proposal: Proposal;
  readonly now: Instant;
  readonly onAnswered: (answer: TrackedOrder) => void;
};

/**
 * The restaurant's proposal: the changes, the new total, until when to answer. Nothing changes before the guest agrees.
 */
export function ProposalCard({ token, order, proposal, now, onAnswered }: Props) {
  const api = useApi();
  const [sending, setSending] = useState<'yes' | 'no' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isLapsed = now >= proposal.expiresAt;
  const answer = async (isAccepted: boolean) => {
    setSending(isAccepted ? 'yes' : 'no');
    setFailure(null);
    try {
      onAnswered(await answerProposal(api, { token, proposalId: proposal.id, isAccepted }));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFailure(error.body?.message ?? text.failed);
    }
    setSending(null);
  };
  const isAccepted = order.status === 'CONFIRMED';
  return (
    <section className={styles.proposal} aria-labelledby="propunere">
      <h2 id="propunere" className={styles.title}>
        {text.title}
      </h2>
      <p>{text.reason(proposal.reason)}</p>
      <ul className={styles.changes}>
        {proposal.changes.map((change) => (
          <li key={change.text} data-sign={Math.sign(change.pieces)}>
            {formatChange(change)}
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <dt>{text.toPay}</dt>
        <dd>
          {proposal.payable !== order.payable && <del>{formatLei(order.payable)}</del>}{' '}
          <strong>{formatLei(proposal.payable)}</strong>
        </dd>
        {proposal.dueAt !== null && (
          <>
            <dt>{text.due}</dt>
            <dd>{describeSoon(proposal.dueAt, now)}</dd>
          </>
        )}
        {proposal.minutes !== null && (
          <>
            <dt>{text.ready}</dt>
            <dd>{text.inMinutes(proposal.minutes)}</dd>
          </>
        )}
      </dl>
      {failure !== null && (
        <Notice tone="warn" role="alert">
          {failure}
        </Notice>
      )}
      {isLapsed ? (
        <p role="status">{text.lapsed}</p>
      ) : (
        <>
          <fieldset className={styles.answers} disabled={sending !== null}>
            <legend className="visually-hidden">{text.ask}</legend>
            <Button look="primary" onClick={() => void answer(true)}>
              {sending === 'yes' ? text.sending : text.yes(formatLei(proposal.payable))}
            </Button>
            <Button look="secondary" onClick={() => void answer(false)}>
              {sending === 'no' ? text.sending : isAccepted ? text.no : text.noWaiting}
            </Button>
          </fieldset>
          <p className={styles.until}>
            {text.until(formatHour(proposal.expiresAt))} {isAccepted ? text.unchanged : text.accepts}
          </p>
        </>
      )}
    </section>
  );
}
