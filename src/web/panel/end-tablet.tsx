import { type ReactNode, useState } from 'react';
import { enrolledPanelWords as words } from '#web/i18n/staff/account.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import styles from './panel-nav.module.css';

type EndTabletProps = {
  /** Of the tablet. */
  readonly name: string;
  readonly label: ReactNode;
  readonly onEnd: () => void;
};

/** Signs an enrolled tablet out, which only an administrator can undo: it asks first. */
export function EndTablet({ name, label, onEnd }: EndTabletProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button type="button" className={styles.way} onClick={() => setIsAsking(true)}>
        {label}
      </button>
      <ConfirmDialog
        opened={isAsking}
        title={words.endOf(name)}
        confirm={words.end}
        onConfirm={onEnd}
        onCancel={() => setIsAsking(false)}
      >
        {words.endAsk(name)}
      </ConfirmDialog>
    </>
  );
}
