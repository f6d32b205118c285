import { createFileRoute } from '@tanstack/react-router';
import { NewProductScreen } from '#web/staff/menu-editor/product-form-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/comenzi/editare-produse/adaugare-fel-mancare')({
  ssr: false,
  head: () => staffHead('newProduct'),
  component: NewProduct,
});

function NewProduct() {
  return <NewProductScreen room="panel" />;
}
