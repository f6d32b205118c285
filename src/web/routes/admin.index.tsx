import { createFileRoute } from '@tanstack/react-router';
import { AdminHome } from '#web/admin/shell/admin-home.tsx';

export const Route = createFileRoute('/admin/')({ component: AdminHome });
