import { useEffect } from 'react';
import { paying } from '#web/i18n/shop/paying.ts';
import { describeMoney, type MoneyOfOrder } from './describe-money.ts';
import { forgetUnpaid } from './forget-unpaid.ts';
import styles from './waiting-page.module.css';

/** What became of the money, for its guest. */
export function MoneyStory({ order, path }: { readonly order: MoneyOfOrder; readonly path: string }) {
  // Outside system: what the device stores.
  useEffect(() => forgetUnpaid(path), [path]);
  const sentences = describeMoney(order);
  if (sentences.length === 0) return null;
  return (
    <section className={styles.money} aria-label={paying.money} role="status">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}
