import { createFileRoute } from '@tanstack/react-router';
import { staffHead } from '#web/staff/page-head.ts';
import { SignOutPage } from '#web/staff/sign-out-page.tsx';

export const Route = createFileRoute('/logout')({
  ssr: false,
  head: () => staffHead('signOut'),
  component: SignOutPage,
});
