import type { ReactNode } from 'react';
import { Sheet } from '#web/ui/sheet.tsx';
import { ProductDetails } from './product-details.tsx';
import type { ProductFacts } from './product-facts.ts';
import styles from './product-sheet.module.css';

/** A product over the list it was chosen from. */
export function ProductSheet({
  product,
  similar,
  onClose,
}: {
  readonly product: ProductFacts;
  readonly similar: ReactNode;
  readonly onClose: () => void;
}) {
  return (
    <ProductDetails
      key={product.id}
      product={product}
      heading="h2"
      similar={similar}
      onAdded={onClose}
      frame={(body, bar) => (
        <Sheet label={product.name} onClose={onClose} footer={bar}>
          <div className={styles.body}>{body}</div>
        </Sheet>
      )}
    />
  );
}
