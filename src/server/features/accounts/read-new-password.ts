import { parsePassword } from '#domain/accounts/parse-password.ts';
import type { FieldReader } from '#server/platform/field-reader.ts';
import { loadCommonPasswords } from './common-passwords.ts';

/**
 * A new password, and the same once more where it was typed twice.
 *
 * @param known what the screen knows as well, so that both judge alike: the words of the house and, where they stand in
 *   the form or the session, the person's names and address
 */
export async function readNewPassword(
  reader: FieldReader,
  { password, confirmPassword }: { readonly password: string; readonly confirmPassword?: string | undefined },
  known: readonly string[],
): Promise<void> {
  const parsed = parsePassword(password, { known, common: await loadCommonPasswords() });
  if (!parsed.ok) reader.refuse('password', parsed.error.code);
  if (confirmPassword !== undefined && confirmPassword !== password) {
    reader.refuse('confirmPassword', 'password_mismatch');
  }
}
