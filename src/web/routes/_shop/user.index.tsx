import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_shop/user/')({
  beforeLoad: () => {
    throw redirect({ to: '/user/details', replace: true });
  },
});
