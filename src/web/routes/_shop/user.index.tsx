import { createFileRoute, redirect } from '#web/router/index.ts';

export const Route = createFileRoute('/_shop/user/')({
  beforeLoad: () => {
    throw redirect({ to: '/user/details', replace: true });
  },
});
