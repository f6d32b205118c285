import { useLocation } from '@tanstack/react-router';
import { SignOutPage } from '#web/account/sign-in/sign-out-page.tsx';
import { isEnrolledTablet } from '#web/staff/session/is-enrolled-tablet.ts';
import { useApi } from '#web/use-api.ts';

/** The sign-out button of a tablet has asked already; an address has not. */
export function SignOut() {
  const api = useApi();
  const isPressed = useLocation({ select: ({ state }) => state.isSignOutPressed === true });
  return <SignOutPage needsPress={async () => !isPressed && (await isEnrolledTablet(api))} />;
}
