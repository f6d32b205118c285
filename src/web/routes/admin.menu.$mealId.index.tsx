import { createFileRoute } from '@tanstack/react-router';
import { ProductScreen } from '#web/staff/menu-editor/product-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/menu/$mealId/')({
  head: () => staffHead('product'),
  component: Product,
});

function Product() {
  return <ProductScreen room="admin" id={Number(Route.useParams().mealId)} />;
}
