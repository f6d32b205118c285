import type { ComponentProps } from 'react';
import productSheet from '#web/storefront/product/product-sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { BundleBuilder } from './bundle-builder.tsx';

/** A bundle in a sheet over the menu, or over the cart when one of its lines is edited. */
export function BundleSheet({
  bundle,
  onClose,
  ...rest
}: Pick<ComponentProps<typeof BundleBuilder>, 'bundle' | 'edited'> & { readonly onClose: () => void }) {
  return (
    <BundleBuilder
      bundle={bundle}
      heading="h2"
      onAdded={onClose}
      {...rest}
      frame={(body, bar) => (
        <Sheet label={bundle.name} onClose={onClose} footer={bar}>
          <div className={productSheet.body}>{body}</div>
        </Sheet>
      )}
    />
  );
}
