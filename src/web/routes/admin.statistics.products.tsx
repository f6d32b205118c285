import { createFileRoute } from '@tanstack/react-router';
import { readText } from '#web/admin/reports/period-search.ts';
import { ProductsScreen, type ProductsSearch } from '#web/admin/reports/products-screen.tsx';

export const Route = createFileRoute('/admin/statistics/products')({
  validateSearch: ({ q, categorie }: Record<string, unknown>): ProductsSearch => ({
    ...readText('q', q),
    ...readText('categorie', categorie),
  }),
  component: Products,
});

function Products() {
  return <ProductsScreen search={Route.useSearch()} />;
}
