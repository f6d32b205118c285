import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { noteWords as words } from '#web/i18n/order-notes.ts';
import styles from './allergy-box.module.css';

/** What the guest wrote of an allergy, before anything else of the order; nothing where nothing was written. */
export function AllergyBox({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className={styles.box} data-allergy>
      <IconAlertTriangle aria-hidden size={28} className={styles.icon} />
      <div className={styles.words}>
        <strong>{words.allergy}</strong>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}
