import { createFileRoute, useLocation } from '@tanstack/react-router';
import { SignOutPage } from '#web/account/sign-in/sign-out-page.tsx';
import { titles } from '#web/i18n/titles.ts';
import { isTabletOfHouse } from '#web/staff/session/is-tablet-of-house.ts';
import { useApi } from '#web/use-api.ts';

export const Route = createFileRoute('/logout')({
  ssr: false,
  head: () => ({ meta: [{ title: titles.signOut }, { name: 'robots', content: 'noindex' }] }),
  component: SignOut,
});

/** The sign-out button of a tablet has asked already; an address has not. */
function SignOut() {
  const api = useApi();
  const isPressed = useLocation({ select: ({ state }) => state.isSignOutPressed === true });
  return <SignOutPage needsPress={async () => !isPressed && (await isTabletOfHouse(api))} />;
}
