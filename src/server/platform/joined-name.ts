import { fullName } from '#domain/accounts/full-name.ts';

/** Columns of a person from a left join: null where nobody was joined. */
type JoinedPerson = { readonly first_name: string | null; readonly last_name: string | null };

/** What a joined person is called; null where there is none. */
export function joinedName({ first_name: firstName, last_name: lastName }: JoinedPerson): string | null {
  return firstName === null ? null : fullName({ firstName, lastName: lastName ?? '' });
}
