import { createFileRoute } from '@tanstack/react-router';
import { TelephonePage } from '#web/panel/telephone/telephone-page.tsx';

export const Route = createFileRoute('/comenzi/telefon')({ ssr: false, component: TelephonePage });
