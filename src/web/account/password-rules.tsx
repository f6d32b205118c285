import { accountText } from '#web/i18n/account.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './password-rules.module.css';

/** The documented rule, one part each (storefront.md §5); the whole is judged by `parsePassword`. */
const PARTS = {
  length: (text: string) => [...text].length >= 8,
  upper: (text: string) => /\p{Lu}/u.test(text),
  lower: (text: string) => /\p{Ll}/u.test(text),
  digit: (text: string) => /[0-9]/.test(text),
  sign: (text: string) => /[#$@!%&*?]/.test(text),
} as const satisfies Record<keyof typeof accountText.ruleNames, (text: string) => boolean>;

/** What a password needs, ticked off while it is typed. */
export function PasswordRules({ password }: { readonly password: string }) {
  return (
    <div className={styles.rules}>
      <p>{accountText.rules}</p>
      <ul>
        {/* The keys of a literal table are its parts. */}
        {(Object.keys(PARTS) as (keyof typeof PARTS)[]).map((part) => {
          const isMet = PARTS[part](password);
          return (
            <li key={part} className={isMet ? styles.met : undefined}>
              <span className={styles.mark}>{isMet && <Icon name="check" size={16} />}</span>
              {accountText.ruleNames[part]}
              {isMet && <span className="visually-hidden">, {accountText.ruleMet}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
