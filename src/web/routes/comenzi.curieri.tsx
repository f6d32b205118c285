import { createFileRoute } from '@tanstack/react-router';
import { CouriersPage } from '#web/panel/couriers/couriers-page.tsx';

export const Route = createFileRoute('/comenzi/curieri')({ ssr: false, component: CouriersPage });
