import { judgePassword, PASSWORD_RULES } from '#domain/accounts/parse-password.ts';
import { passwordRuleWords as words } from '#web/i18n/password-rules.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useCommonPasswords } from './common-passwords.ts';
import styles from './password-rules.module.css';

/** The rules for a password on one line, ticked off while it is typed; when all are ticked the server accepts it. */
export function PasswordRules({
  password,
  known,
}: {
  readonly password: string;
  /** Words that must not be the password: names, the e-mail address, the restaurant. */
  readonly known: readonly string[];
}) {
  const judged = judgePassword(password, { known, common: useCommonPasswords(password) });
  return (
    <div className={styles.rules}>
      <ul aria-label={words.title}>
        <li aria-hidden="true">{words.title}</li>
        {PASSWORD_RULES.map((rule) => {
          const isMet = judged[rule] === true;
          return (
            <li key={rule} className={isMet ? styles.met : undefined} data-rule={rule}>
              {isMet && <Icon name="check" size={16} />}
              <span>
                <span>{judged[rule] === null ? `${words.rules[rule]} (${words.checking})` : words.rules[rule]}</span>
                {isMet && <span className="visually-hidden">, {words.met}</span>}
              </span>
            </li>
          );
        })}
      </ul>
      {judged.unguessed === false && password !== '' && <p>{words.guessed}</p>}
    </div>
  );
}
