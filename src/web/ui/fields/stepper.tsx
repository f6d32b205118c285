import { general } from '#web/i18n/general.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './stepper.module.css';

/** A number with − and + around it. The buttons' names say what is counted. */
export function Stepper({
  value,
  minimum = 1,
  maximum,
  of,
  isRemovable = false,
  onChange,
}: {
  readonly value: number;
  readonly minimum?: number;
  readonly maximum: number;
  /** What is counted, for the buttons' names. */
  readonly of: string;
  /** At the minimum, − removes the whole line. */
  readonly isRemovable?: boolean;
  readonly onChange: (value: number) => void;
}) {
  const isAtMinimum = value <= minimum;
  return (
    <div className={styles.stepper}>
      <IconButton
        label={isAtMinimum && isRemovable ? general.remove(of) : general.fewer(of)}
        disabled={isAtMinimum && !isRemovable}
        onClick={() => onChange(isAtMinimum ? 0 : value - 1)}
      >
        <Icon name={isAtMinimum && isRemovable ? 'trash' : 'minus'} size={20} />
      </IconButton>
      <output className={styles.value} aria-live="off">
        <span className="visually-hidden">{general.quantityOf(of)}: </span>
        <span translate="no">{value}</span>
      </output>
      <IconButton label={general.more(of)} disabled={value >= maximum} onClick={() => onChange(value + 1)}>
        <Icon name="plus" size={20} />
      </IconButton>
    </div>
  );
}
