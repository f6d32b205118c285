import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { menuEditorWords } from '#web/i18n/menu-editor.ts';
import styles from './editor-page.module.css';
import { listLink, type MenuRoom } from './menu-room.ts';

type EditorPageProps = {
  readonly title: string;
  /** Given, there is a way back to the list of that room. */
  readonly backIn?: MenuRoom;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A page of the product editor, the same in both rooms. */
export function EditorPage({ title, backIn, actions, children }: EditorPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        {backIn !== undefined && (
          <Link className={styles.back} {...listLink(backIn)}>
            <IconArrowLeft aria-hidden size={18} />
            {menuEditorWords.detail.back}
          </Link>
        )}
        <div className={styles.row}>
          <h1 className={styles.title}>{title}</h1>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      {children}
    </div>
  );
}
