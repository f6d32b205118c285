/** Name of the first administrator until they enter their own: a role, so greetings do not use it. */
export const FIRST_ADMIN_NAME = 'Administrator';

/** The first name for a greeting; '' where none is known. */
export function greetingName(firstName: string): string {
  return firstName === FIRST_ADMIN_NAME ? '' : firstName;
}
