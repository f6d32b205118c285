/** What the first administrator is called until they write their name: the role, which is no name to greet with. */
export const FIRST_ADMIN_NAME = 'Administrator';

/** The first name for a greeting; '' where none is known. */
export function greetingName(firstName: string): string {
  return firstName === FIRST_ADMIN_NAME ? '' : firstName;
}
