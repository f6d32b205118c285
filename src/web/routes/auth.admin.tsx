import { createFileRoute } from '@tanstack/react-router';
import { staffHead } from '#web/staff/page-head.ts';
import { SignInPage } from '#web/staff/session/sign-in-page.tsx';

export const Route = createFileRoute('/auth/admin')({
  ssr: false,
  validateSearch: (search): { redirect?: string } =>
    typeof search.redirect === 'string' ? { redirect: search.redirect } : {},
  head: () => staffHead('signIn'),
  component: SignIn,
});

function SignIn() {
  return <SignInPage wanted={Route.useSearch().redirect} />;
}
