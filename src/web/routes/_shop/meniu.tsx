import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_shop/meniu')({ component: Menu });

function Menu() {
  return <h1>Meniu</h1>;
}
