import { useEffect } from 'react';
import { useRouter } from '#web/router/index.ts';

/** After the pictures that are in sight have been asked for. */
const LATER_MS = 300;

/**
 * Fetches the scripts of the product sheet and of the cart while the list is read, so that the first tap opens at once on
 * a slow line too. Guests who save data fetch them with the tap.
 */
export function usePreparedSheets(sheet: '/fel/$productId' | '/meniu/fel/$productId'): void {
  const router = useRouter();
  // Outside system: the browser, when it has nothing better to do.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!navigator.onLine || savesData()) return;
      // What does not come now comes, or fails and is told, with the tap.
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
