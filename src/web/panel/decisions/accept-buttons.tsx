import type { SuggestedPromise } from '#domain/orders/steps/told-promise.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { describeDay, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { boardWords } from '#web/i18n/panel/board.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import styles from './accept-buttons.module.css';

const words = stepWords.accept;

/**
 * What the button of an unanswered order says: what accepting it now promises.
 *
 * @param hasDay false where the day of an order for later is shown with it
 */
export function acceptWord(suggested: SuggestedPromise | null, now: Instant, hasDay = true): string {
  if (suggested === null || suggested.isLater) return staffWords.decision.accept;
  const { minutes, promisedAt } = suggested;
  const day = !hasDay || dateOf(promisedAt) === dateOf(now) ? '' : `${describeDay(promisedAt, now)}, `;
  const hour = `${day}${formatHour(promisedAt)}`;
  return minutes === null ? words.at(hour) : words.within(minutes, hour);
}

export type ArmedState = 'no' | 'settling' | 'yes';

type Props = {
  readonly orderNumber: number;
  /** `Acceptă 45′ · 12:13`. */
  readonly label: string;
  readonly armed: ArmedState;
  readonly isBusy: boolean;
  /** The key of a bump bar that presses it; null for none. */
  readonly bumpKey?: number | null;
  readonly onAccept: () => void;
  readonly onOther: () => void;
  /** Left out where there is no room for it. */
  readonly onReject?: (() => void) | undefined;
};

/** The step that an unanswered order waits for: the promise the guest was told, another one, and at the end a refusal. */
export function AcceptButtons({ orderNumber, label, armed, isBusy, bumpKey = null, ...on }: Props) {
  const shown = armed === 'no' ? label : words.again;
  return (
    <div className={styles.buttons} data-screen-only>
      <button
        type="button"
        className={styles.accept}
        data-armed={armed === 'no' ? undefined : true}
        // Not `disabled`: the button keeps the focus for the second press.
        aria-disabled={armed === 'settling' || undefined}
        aria-label={boardWords.ofOrder(shown, orderNumber)}
        aria-keyshortcuts={bumpKey === null ? undefined : String(bumpKey)}
        disabled={isBusy}
        onClick={on.onAccept}
      >
        {bumpKey !== null && <kbd className={styles.key}>{bumpKey}</kbd>}
        {shown}
      </button>
      <button
        type="button"
        className={styles.other}
        aria-label={boardWords.ofOrder(words.other, orderNumber)}
        disabled={isBusy}
        onClick={on.onOther}
      >
        {words.other}
      </button>
      {on.onReject && (
        <button
          type="button"
          className={styles.reject}
          aria-label={boardWords.ofOrder(staffWords.decision.reject, orderNumber)}
          disabled={isBusy}
          onClick={on.onReject}
        >
          {staffWords.decision.reject}
        </button>
      )}
    </div>
  );
}
