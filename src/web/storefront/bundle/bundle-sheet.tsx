import productSheet from '#web/storefront/product/product-sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { BundleBuilder } from './bundle-builder.tsx';
import type { BundleFacts } from './bundle-facts.ts';

/** A bundle over the menu. */
export function BundleSheet({ bundle, onClose }: { readonly bundle: BundleFacts; readonly onClose: () => void }) {
  return (
    <BundleBuilder
      bundle={bundle}
      heading="h2"
      onAdded={onClose}
      frame={(body, bar) => (
        <Sheet label={bundle.name} onClose={onClose} footer={bar}>
          <div className={productSheet.body}>{body}</div>
        </Sheet>
      )}
    />
  );
}
