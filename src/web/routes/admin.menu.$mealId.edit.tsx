import { createFileRoute } from '@tanstack/react-router';
import { EditProductScreen } from '#web/staff/menu-editor/product-form-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/menu/$mealId/edit')({
  head: () => staffHead('editProduct'),
  component: EditProduct,
});

function EditProduct() {
  return <EditProductScreen room="admin" id={Number(Route.useParams().mealId)} />;
}
