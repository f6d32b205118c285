import { fullName } from '#domain/accounts/full-name.ts';

/** Columns of a person from a left join: null when there is none. */
type JoinedPerson = { readonly first_name: string | null; readonly last_name: string | null };

/** The name of a joined person; null when there is none. */
export function joinedName({ first_name: firstName, last_name: lastName }: JoinedPerson): string | null {
  return firstName === null ? null : fullName({ firstName, lastName: lastName ?? '' });
}
