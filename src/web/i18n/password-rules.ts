/** The rules for a new password, for guests and staff. */
import type { PasswordRule } from '#domain/accounts/parse-password.ts';

export const passwordRuleWords = {
  title: 'Parola trebuie să aibă:',
  rules: {
    length: 'cel puțin 8 caractere',
    upper: 'o literă mare',
    lower: 'o literă mică',
    digit: 'o cifră',
    sign: 'unul dintre semnele # $ @ ! % & * ?',
    unguessed: 'greu de ghicit: nu doar un nume sau un cuvânt obișnuit cu cifre și semne la sfârșit',
  } satisfies Record<PasswordRule, string>,
  checking: 'se verifică',
  met: 'îndeplinit',
} as const;
