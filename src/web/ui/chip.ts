import styles from './chip.module.css';

/** The look of a chip, for a button or a link. */
export function chipClass(isOn: boolean): string {
  return `${styles.chip} ${isOn ? styles.isOn : ''}`;
}
