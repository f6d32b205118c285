import { readCommonPasswords } from '#domain/accounts/parse-password.ts';

let loading: Promise<ReadonlySet<string>> | null = null;

/** The common passwords, read when the first new password is judged: a process that judges none keeps none. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) =>
    readCommonPasswords(dictionary['passwords-common']),
  );
  return loading;
}
