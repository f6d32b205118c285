import { useEffect, useEffectEvent } from 'react';
import { getOnlinePayment } from '#contract/payments/calls.ts';
import { canWaitHeld } from '#domain/payments/ask-schedule.ts';
import { describeIssuers } from '#domain/payments/meal-card-issuers.ts';
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
 * @param isMealCard a meal card pays, alone or a part
 */
export function OnlineNote({
  requestedAt,
  isMealCard,
  onOff,
}: {
  readonly requestedAt: Instant | null;
  readonly isMealCard: boolean;
  readonly onOff: (what: 'meal cards' | 'all') => void;
}) {
  const { value, hasFailed } = useSavedOrders(onlinePayment(useApi()));
  const now = useNow();
  const isWithout = isMealCard && value?.isOn === true && value.mealCardIssuers.length === 0;
  const isOff = value?.isOn === false || isWithout;
  const switchOff = useEffectEvent(onOff);
  // Outside system: the server, which says that the choice is none.
  useEffect(() => {
    if (isOff) switchOff(isWithout ? 'meal cards' : 'all');
  }, [isOff, isWithout]);
  if (value === null) return hasFailed ? <Notice tone="plain">{paying.unknown}</Notice> : null;
  if (isOff) {
    return (
      <Notice tone="warn" role="status">
        {isWithout ? paying.noMealCards : paying.off}
      </Notice>
    );
  }
  const sentences = [
    value.holds && canWaitHeld(requestedAt, now) ? paying.holds : paying.atOnce,
    paying.next(value.provider),
    ...(isMealCard ? [paying.issuers(describeIssuers(value.mealCardIssuers))] : []),
    ...(value.isTest ? [paying.isTest] : []),
  ];
  return (
    <p className={`${styles.hint} ${styles.under}`} role="status">
      {sentences.join(' ')}
    </p>
  );
}
