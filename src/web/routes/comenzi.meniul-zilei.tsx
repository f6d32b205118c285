import { createFileRoute } from '@tanstack/react-router';
import { DailyMenuPage } from '#web/panel/daily-menu/daily-menu-page.tsx';

export const Route = createFileRoute('/comenzi/meniul-zilei')({ ssr: false, component: DailyMenuPage });
