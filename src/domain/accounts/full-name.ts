/** First name, then last name, as all texts of the shop show it; '' where neither is known. */
export function fullName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}
