import { createFileRoute } from '@tanstack/react-router';
import { HealthScreen } from '#web/admin/health/health-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/health')({ head: () => staffHead('health'), component: HealthScreen });
