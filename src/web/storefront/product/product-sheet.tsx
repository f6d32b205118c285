import type { ReactNode } from 'react';
import { Sheet } from '#web/ui/sheet.tsx';
import { ProductDetails } from './product-details.tsx';
import type { ProductFacts } from './product-facts.ts';
import styles from './product-sheet.module.css';
import { SimilarProducts } from './similar-products.tsx';
import { useGoBack } from './use-go-back.ts';

/** A product over the list it was chosen from; `link` leads to another one over the same list. */
export function ProductSheet({
  product,
  link,
}: {
  readonly product: ProductFacts;
  readonly link: (id: number) => (className: string, name: string) => ReactNode;
}) {
  const close = useGoBack();
  return (
    <ProductDetails
      key={product.id}
      product={product}
      heading="h2"
      similar={
        product.similar.length > 0 && (
          <div className={styles.similar}>
            <SimilarProducts cards={product.similar} link={link} />
          </div>
        )
      }
      onAdded={close}
      frame={(body, bar, similar) => (
        <Sheet label={product.name} onClose={close} footer={bar} after={similar}>
          <div className={styles.body}>{body}</div>
        </Sheet>
      )}
    />
  );
}
