import { createFileRoute } from '@tanstack/react-router';
import { CourierPage } from '#web/courier/courier-page.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/curier/$link')({
  ssr: false,
  head: () => staffHead('courier'),
  component: Courier,
});

function Courier() {
  return <CourierPage link={Route.useParams().link} />;
}
