import type { OrderView } from '#domain/orders/order-view.ts';
import { formatChange } from '#domain/orders/proposals/list-changes.ts';
import { composeSlip, FIRST_SLIP, type SlipRestaurant } from '#domain/printing/compose-slip.ts';
import type { SlipBlock, SlipKind } from '#domain/printing/slip.ts';
import type { Instant } from '#domain/time/instant.ts';
import styles from './slip.module.css';

type Props = {
  readonly kind: SlipKind;
  readonly order: OrderView;
  readonly now: Instant;
  /** Null while it is not known. */
  readonly restaurant: SlipRestaurant | null;
};

/** A slip for the browser's own printing, with the same content as on printers without a browser. */
export function SlipPaper({ kind, order, now, restaurant }: Props) {
  return (
    <article className={styles.slip} data-slip={kind}>
      {composeSlip(kind, order, {
        ...FIRST_SLIP,
        changes: order.unseenChanges.map(formatChange),
        at: now,
        restaurant,
      }).map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a slip never change places
        <Block key={place} block={block} />
      ))}
    </article>
  );
}

function Block({ block }: { readonly block: SlipBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 className={styles.heading}>
          <span>{block.left}</span> <span>{block.right}</span>
        </h2>
      );
    case 'text':
      return (
        <p
          className={styles.text}
          data-size={block.size}
          data-align={block.align}
          data-indented={block.isIndented || undefined}
        >
          {block.text}
        </p>
      );
    case 'row':
      return (
        <p className={styles.row} data-size={block.size} data-indented={block.isIndented || undefined}>
          <span>{block.left}</span> <span className={styles.amount}>{block.right}</span>
        </p>
      );
    case 'dish':
      return (
        <p className={styles.dish} data-size="dish" data-indented={block.isIndented || undefined}>
          <span className={styles.amount}>{block.quantity}</span> <span>{block.name}</span>
        </p>
      );
    case 'banner':
      return (
        <p className={styles.banner} data-size="large">
          {block.text}
        </p>
      );
    case 'box':
      return (
        <div className={styles.box} data-indented={block.isIndented || undefined}>
          {block.title !== '' && <p className={styles.title}>{block.title}</p>}
          {block.text !== '' && <p className={styles.boxed}>{block.text}</p>}
        </div>
      );
    case 'rule':
      return <hr className={styles.rule} data-dashed={block.isDashed || undefined} />;
  }
}
