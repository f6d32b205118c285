import type { OrderStory } from './describe-order.ts';
import styles from './order-emblem.module.css';

/**
 * A covered plate that steams while the guest waits and opens at good news; drawn for this shop, without motion under
 * `prefers-reduced-motion`.
 */
export function OrderEmblem({ mood }: { readonly mood: OrderStory['mood'] }) {
  return (
    <svg className={`${styles.emblem} ${styles[mood]}`} viewBox="0 0 120 100" aria-hidden="true">
      <g className={styles.sparks}>
        <path d="M20 30l-8-6M60 14V4M100 30l8-6M34 17l-4-8M86 17l4-8" />
      </g>
      <g className={styles.steam}>
        <path d="M46 30c-4-6 4-8 0-14M60 27c-4-6 4-8 0-14M74 30c-4-6 4-8 0-14" />
      </g>
      <g className={styles.cover}>
        <path d="M22 76a38 38 0 0 1 76 0Z" />
        <circle cx="60" cy="35" r="4" />
      </g>
      <path className={styles.plate} d="M10 80h100M22 88h76" />
      {mood === 'rejected' ? (
        <path className={styles.mark} d="m50 54 20 16m0-16-20 16" />
      ) : (
        <path className={styles.mark} d="m46 62 10 9 19-20" />
      )}
    </svg>
  );
}
