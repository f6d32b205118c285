import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** After the pictures that are in sight have been asked for. */
const LATER_MS = 1500;

/**
 * Fetches the scripts of the product sheet and of the cart while the menu is read, so that the first tap opens at once on
 * a slow line too. Whoever saves data fetches them with the tap.
 */
export function usePreparedSheets(): void {
  const router = useRouter();
  // Outside system: the browser, when it has nothing better to do.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!navigator.onLine || savesData()) return;
      // What does not come now comes, or fails and is told, with the tap.
      void Promise.allSettled([
        router.loadRouteChunk(router.routesById['/_shop/meniu/fel/$productId']),
        import('#web/storefront/product/load-product.ts'),
        import('#web/storefront/cart/cart-bar.tsx'),
        import('#web/storefront/cart/cart-sheet.tsx'),
      ]);
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, [router]);
}

/** Network Information API, which not every browser has. */
function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;
}
