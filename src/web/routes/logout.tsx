import { createFileRoute, useLocation } from '@tanstack/react-router';
import { SignOutPage } from '#web/account/sign-in/sign-out-page.tsx';
import { titles } from '#web/i18n/titles.ts';

export const Route = createFileRoute('/logout')({
  ssr: false,
  head: () => ({ meta: [{ title: titles.signOut }, { name: 'robots', content: 'noindex' }] }),
  component: SignOut,
});

function SignOut() {
  return <SignOutPage isPressed={useLocation({ select: ({ state }) => state.isSignOutPressed === true })} />;
}
