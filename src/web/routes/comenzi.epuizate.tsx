import { createFileRoute } from '@tanstack/react-router';
import { SoldOutPage } from '#web/panel/sold-out/sold-out-page.tsx';

export const Route = createFileRoute('/comenzi/epuizate')({ ssr: false, component: SoldOutPage });
