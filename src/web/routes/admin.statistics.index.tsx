import { createFileRoute } from '@tanstack/react-router';
import { StatisticsScreen } from '#web/admin/reports/statistics-screen.tsx';

export const Route = createFileRoute('/admin/statistics/')({ component: StatisticsScreen });
