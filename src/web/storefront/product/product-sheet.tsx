import type { ReactNode } from 'react';
import { productText } from '#web/i18n/product.ts';
import { useSavedOrders } from '#web/storefront/facts/cached-answer.ts';
import type { MenuCard } from '#web/storefront/menu/menu-page.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { useApi } from '#web/use-api.ts';
import { productAnswer } from './product-answer.ts';
import { ProductDetails } from './product-details.tsx';
import { productOfCard } from './product-of-card.ts';
import styles from './product-sheet.module.css';
import { SheetFailed } from './sheet-failed.tsx';
import { SheetLoading } from './sheet-loading.tsx';
import { SimilarProducts } from './similar-products.tsx';
import { useGoBack } from './use-go-back.ts';

/**
 * A product over the list it was chosen from; `link` leads to another one over the same list. The sheet opens at once
 * with the data of the product's card, and is completed when the answer arrives.
 */
export function ProductSheet({
  id,
  cards,
  link,
}: {
  readonly id: string;
  /** Cards of the list below. */
  readonly cards: readonly MenuCard[];
  readonly link: (id: number) => (className: string, name: string) => ReactNode;
}) {
  const close = useGoBack();
  const api = useApi();
  const { value, hasFailed } = useSavedOrders(productAnswer(api, id));
  const card = cards.find((one) => String(one.id) === id);
  const product = value ?? (card && productOfCard(card));
  if (hasFailed && value === null) return <SheetFailed text={productText.failed} />;
  if (!product) return <SheetLoading />;
  return (
    <ProductDetails
      key={product.id}
      product={product}
      isComing={value === null}
      heading="h2"
      similar={
        // Always rendered, so that what is above it does not remount when it is filled.
        <div className={product.similar.length > 0 ? styles.similar : undefined}>
          <SimilarProducts cards={product.similar} link={link} />
        </div>
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
