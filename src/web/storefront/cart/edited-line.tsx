import { Suspense } from 'react';
import type { ProductLine } from '#domain/cart/cart.ts';
import { lineKey } from '#domain/cart/change-cart.ts';
import { productText } from '#web/i18n/product.ts';
import { useSavedOrders } from '#web/storefront/facts/cached-answer.ts';
import { productAnswer } from '#web/storefront/product/product-answer.ts';
import { choiceOf } from '#web/storefront/product/product-choice.ts';
import { ProductDetails } from '#web/storefront/product/product-details.tsx';
import sheetStyles from '#web/storefront/product/product-sheet.module.css';
import { SheetFailed } from '#web/storefront/product/sheet-failed.tsx';
import { SheetLoading } from '#web/storefront/product/sheet-loading.tsx';
import { useGoBack } from '#web/storefront/product/use-go-back.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { useApi } from '#web/use-api.ts';
import { changeInCart } from './add-to-cart.ts';
import { useCart } from './cart-store.ts';

const EditedBundle = lazyPart(async () => (await import('./edited-bundle.tsx')).EditedBundle);

/** Edits a line of the cart: size, extras, message, pieces, or the products of a bundle. It keeps its place. */
export function EditedLine({ of: key }: { readonly of: string }) {
  const line = useCart().cart.lines.find((one) => lineKey(one) === key);
  // Removed in another tab, or just saved: the sheet is closing.
  if (line === undefined) return null;
  if (line.kind === 'product') return <EditedProduct lineKey={key} line={line} />;
  return (
    <Suspense fallback={<SheetLoading />}>
      <EditedBundle lineKey={key} line={line} />
    </Suspense>
  );
}

function EditedProduct({ lineKey: key, line }: { readonly lineKey: string; readonly line: ProductLine }) {
  const close = useGoBack();
  const { value: product, hasFailed } = useSavedOrders(productAnswer(useApi(), String(line.productId)));
  if (product === null) return hasFailed ? <SheetFailed text={productText.failed} /> : <SheetLoading />;
  return (
    <ProductDetails
      product={product}
      heading="h2"
      similar={null}
      edited={{
        key,
        choice: choiceOf(product, line),
        save: (changed, piece) => changeInCart(key, changed, piece),
      }}
      onAdded={close}
      frame={(body, bar) => (
        <Sheet label={product.name} onClose={close} footer={bar}>
          <div className={sheetStyles.body}>{body}</div>
        </Sheet>
      )}
    />
  );
}
