import { useEffect } from 'react';
import { useRouter } from '#web/router/index.ts';

/** Later than the requests of visible pictures. */
const LATER_MS = 300;

/**
 * Preloads the scripts of the product sheet and of the cart while the guest reads the list, so that the first tap opens
 * at once even on a slow connection. With data saver on they are fetched with the tap.
 */
export function usePreparedSheets(sheet: '/fel/$productId' | '/meniu/fel/$productId'): void {
  const router = useRouter();
  // Outside system: the browser's idle time.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!navigator.onLine || savesData()) return;
      // Scripts that fail to load are requested again, and a failure is shown, with the tap.
      void Promise.allSettled([
        router.fetchFiles(sheet),
        import('#web/storefront/cart/cart-bar.tsx'),
        import('#web/storefront/cart/cart-sheet.tsx'),
      ]);
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, [router, sheet]);
}

/** Network Information API, which not every browser has. */
function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;
}
