/** A person by what can lead to their data: an account, a mailbox, a telephone number. Null leads to nothing. */
export type KnownPerson = {
  readonly userId: number | null;
  /** In lower case. */
  readonly email: string | null;
  /** Of a guest without an account; in its national form. */
  readonly phone: string | null;
};
