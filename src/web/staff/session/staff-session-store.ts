/** The staff session stored on this device. */
import { STAFF_SESSION_KEY } from '#web/session/device-keys.ts';
import { openSessionStore } from '#web/session/session-store.ts';

export const {
  read: readStaffSession,
  keep: keepStaffSession,
  forget: forgetStaffSession,
  use: useStaffSession,
} = openSessionStore(STAFF_SESSION_KEY);
