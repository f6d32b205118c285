/** The kinds of entries in the security log. */
export const SECURITY_KINDS = [
  'signed_in',
  'signed_in_new_device',
  'sign_in_failed',
  'limit_reached',
  'access_refused',
  'input_refused',
  'exported',
  'person_forgotten',
  'account_created',
  'rights_changed',
  'password_changed',
  'sessions_ended',
  'second_factor_added',
  'second_factor_removed',
  'panel_enrolled',
  'panel_ended',
] as const;
export type SecurityKind = (typeof SECURITY_KINDS)[number];
