import { useEffect, useEffectEvent } from 'react';
import { getOnlinePayment } from '#contract/payments/calls.ts';
import { canWaitHeld } from '#domain/payments/ask-schedule.ts';
import type { Instant } from '#domain/time/instant.ts';
import { paying } from '#web/i18n/shop/paying.ts';
import { keepAnswer, useSavedOrders } from '#web/storefront/facts/cached-answer.ts';
import { oncePerTab } from '#web/storefront/facts/shop-answers.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useApi } from '#web/use-api.ts';
import styles from '../checkout.module.css';

const FRESH_MS = 30_000;
const onlinePayment = oncePerTab((api) => keepAnswer(() => api(getOnlinePayment), FRESH_MS));

/**
 * What happens with the money, once the guest has chosen to pay online; fetched only then.
 *
 * @param requestedAt the chosen moment: a hold does not last for one that is far off
 */
export function OnlineNote({
  requestedAt,
  onOff,
}: {
  readonly requestedAt: Instant | null;
  readonly onOff: () => void;
}) {
  const { value, hasFailed } = useSavedOrders(onlinePayment(useApi()));
  const now = useNow();
  const isOff = value?.isOn === false;
  const switchOff = useEffectEvent(onOff);
  // Outside system: the server, which says that the choice is none.
  useEffect(() => {
    if (isOff) switchOff();
  }, [isOff]);
  if (value === null) return hasFailed ? <Notice tone="plain">{paying.unknown}</Notice> : null;
  if (isOff) {
    return (
      <Notice tone="warn" role="status">
        {paying.off}
      </Notice>
    );
  }
  const sentences = [
    value.holds && canWaitHeld(requestedAt, now) ? paying.holds : paying.atOnce,
    paying.next(value.provider),
    ...(value.isTest ? [paying.isTest] : []),
  ];
  return (
    <p className={`${styles.hint} ${styles.under}`} role="status">
      {sentences.join(' ')}
    </p>
  );
}
