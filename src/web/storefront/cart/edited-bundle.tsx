import type { BundleLine } from '#domain/cart/cart.ts';
import { bundleText } from '#web/i18n/bundle.ts';
import { BundleSheet } from '#web/storefront/bundle/bundle-sheet.tsx';
import { presentBundle } from '#web/storefront/bundle/load-bundle.ts';
import { useSavedOrders } from '#web/storefront/facts/cached-answer.ts';
import { menuFacts } from '#web/storefront/facts/shop-answers.ts';
import { SheetFailed } from '#web/storefront/product/sheet-failed.tsx';
import { SheetLoading } from '#web/storefront/product/sheet-loading.tsx';
import { useGoBack } from '#web/storefront/product/use-go-back.ts';
import { useApi } from '#web/use-api.ts';
import { changeInCart } from './add-to-cart.ts';

/** Edits a bundle of the cart; the number of pieces is changed in the cart itself. */
export function EditedBundle({ lineKey, line }: { readonly lineKey: string; readonly line: BundleLine }) {
  const close = useGoBack();
  const { value: facts, hasFailed } = useSavedOrders(menuFacts(useApi()));
  if (facts === null) return hasFailed ? <SheetFailed text={bundleText.failed} /> : <SheetLoading />;
  const bundle = presentBundle(facts.promotions, line.promotionId);
  if (bundle === null) return <SheetFailed text={bundleText.failed} />;
  const save = (changed: BundleLine, price: Parameters<typeof changeInCart>[2]) =>
    changeInCart(lineKey, changed, price);
  return <BundleSheet bundle={bundle} edited={{ line, save }} onClose={close} />;
}
