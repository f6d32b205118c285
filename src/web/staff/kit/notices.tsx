import { Badge, EmptyState } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { staffWords } from '#web/i18n/staff/staff.ts';
import styles from './kit.module.css';
import type { Tone } from './tone.ts';

type NoteProps = ComponentProps<'div'> & {
  readonly tone: Tone;
  /** The words of a guest, in a frame. */
  readonly isFramed?: boolean;
};

/** A box of a few words that must not be overlooked. */
export function Note({ tone, isFramed = false, ...props }: NoteProps) {
  return <div className={styles.note} data-tone={tone} data-framed={isFramed || undefined} {...props} />;
}

type StripProps = {
  readonly tone: Tone;
  readonly icon?: ReactNode;
  readonly role?: 'status';
  readonly children: ReactNode;
  /** The buttons at its end. */
  readonly actions?: ReactNode;
  /** Louder: on the colour itself. */
  readonly isFilled?: boolean;
};

/** A notice over the whole width, above the page. */
export function Strip({ tone, icon, role, children, actions, isFilled = false }: StripProps) {
  return (
    <div className={styles.strip} data-tone={tone} data-filled={isFilled || undefined} role={role}>
      {icon}
      <div className={styles.fill}>{children}</div>
      {actions}
    </div>
  );
}

type EmptyProps = {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** What will stand here, and how it comes. */
  readonly children?: ReactNode;
  /** A way on. */
  readonly action?: ReactNode;
  /** What the first entries will look like: invented, marked as such, out of reach of pointer, keyboard and screen reader. */
  readonly example?: ReactNode;
};

/** A list without entries. */
export function Empty({ icon, title, children, action, example }: EmptyProps) {
  return (
    <>
      <EmptyState role="status" icon={icon} title={title} description={children}>
        {action}
      </EmptyState>
      {example !== undefined && (
        <div className={styles.example} aria-hidden inert>
          <Badge w="fit-content">{staffWords.general.example}</Badge>
          {example}
        </div>
      )}
    </>
  );
}
