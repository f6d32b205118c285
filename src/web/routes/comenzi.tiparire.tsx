import { createFileRoute } from '@tanstack/react-router';
import { PrintingPage } from '#web/panel/printing/printing-page.tsx';

export const Route = createFileRoute('/comenzi/tiparire')({ ssr: false, component: PrintingPage });
