import type { ReactNode } from 'react';
import { formatLei } from '#domain/money/format-lei.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { placing } from '#web/i18n/placing.ts';
import { describeOrderButton } from '#web/storefront/checkout/order-button.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import styles from './price-change-sheet.module.css';
import { type Changed, changedLines, changedSums, type PriceChange } from './price-changes.ts';

/** Nothing was ordered: shows what changed since the guest saw the price, old and new, and asks again. */
export function PriceChangeSheet({
  view: { submit, priced, form, problems, dismissChange },
  change,
}: {
  readonly view: Checkout;
  readonly change: PriceChange;
}) {
  const lines = changedLines(change.before.lines, priced.lines);
  // The button must show the server's total: until the menu here is as new as the server's, the guest cannot agree.
  const canAgree = problems.length === 0 && priced.sums.payable === change.now.payable;
  return (
    <Sheet
      label={placing.changedTitle}
      onClose={dismissChange}
      footer={
        <div className={styles.answers}>
          {canAgree && (
            <>
              <p className={styles.total}>{checkout.totalBesideButton(formatLei(priced.sums.payable))}</p>
              <Button isWide onClick={submit}>
                {describeOrderButton(form.payment, priced)}
              </Button>
            </>
          )}
          <Button look="secondary" isWide onClick={dismissChange}>
            {placing.changedBack}
          </Button>
        </div>
      }
    >
      <div className={styles.change}>
        <h2>{placing.changedTitle}</h2>
        {change.withheld.length === 0 ? (
          <p>{placing.changedText}</p>
        ) : (
          change.withheld.map(({ id, name }) => <p key={id}>{placing.withheld(name)}</p>)
        )}
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{placing.changedWhat}</span>
              </th>
              <th scope="col">{placing.changedBefore}</th>
              <th scope="col">{placing.changedAfter}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <ChangedRow key={`line ${line.name}`} changed={line}>
                {line.name}
              </ChangedRow>
            ))}
            {changedSums(change.before.sums, change.now).map((sum) => (
              <ChangedRow key={sum.name} changed={sum}>
                <strong>{sum.name}</strong>
              </ChangedRow>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}

function ChangedRow({
  changed: { before, now },
  children,
}: {
  readonly changed: Changed;
  readonly children: ReactNode;
}) {
  return (
    <tr>
      <th scope="row">{children}</th>
      <td>{now === before ? <span>{formatLei(before)}</span> : <s>{formatLei(before)}</s>}</td>
      <td>{now === null ? placing.lineGone : formatLei(now)}</td>
    </tr>
  );
}
