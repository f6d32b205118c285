/** The rules for a new password, for guests and staff. */
import type { PasswordRule } from '#domain/accounts/parse-password.ts';

export const passwordRuleWords = {
  title: 'Parola are:',
  rules: {
    length: '8 caractere',
    upper: 'literă mare',
    lower: 'literă mică',
    digit: 'cifră',
    sign: 'semn # $ @ ! % & * ?',
    unguessed: 'greu de ghicit',
  } satisfies Record<PasswordRule, string>,
  /** Shown when only this rule is not met. */
  guessed: 'Nu doar un nume sau un cuvânt obișnuit cu cifre și semne la sfârșit.',
  checking: 'se verifică',
  met: 'îndeplinit',
} as const;
