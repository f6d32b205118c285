import { createFileRoute } from '@tanstack/react-router';
import { ServicePage } from '#web/panel/service/service-page.tsx';

export const Route = createFileRoute('/comenzi/serviciu')({ ssr: false, component: ServicePage });
