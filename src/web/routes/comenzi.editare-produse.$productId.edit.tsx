import { createFileRoute } from '@tanstack/react-router';
import { EditProductScreen } from '#web/staff/menu-editor/product-form-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/comenzi/editare-produse/$productId/edit')({
  ssr: false,
  head: () => staffHead('editProduct'),
  component: EditProduct,
});

function EditProduct() {
  return <EditProductScreen room="panel" id={Number(Route.useParams().productId)} />;
}
