import { createFileRoute } from '@tanstack/react-router';
import { DeliveryZonesScreen } from '#web/admin/setup/zones/delivery-zones-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/delivery-zones')({
  head: () => staffHead('zones'),
  component: DeliveryZonesScreen,
});
