import { ActionIcon, Badge, EmptyState } from '@mantine/core';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { IconChevronDown, IconChevronUp } from './icons.gen.tsx';
import styles from './kit.module.css';
import type { Tone } from './tone.ts';

type NoteProps = ComponentProps<'div'> & {
  readonly tone: Tone;
  /** A guest's words, in a frame. */
  readonly isFramed?: boolean;
};

/** A box with a short text that must not be overlooked. */
export function Note({ tone, isFramed = false, ...props }: NoteProps) {
  return <div className={styles.note} data-tone={tone} data-framed={isFramed || undefined} {...props} />;
}

type StripProps = {
  readonly tone: Tone;
  readonly icon?: ReactNode;
  readonly role?: 'status';
  readonly children: ReactNode;
  /** The rest of the notice; on a phone the strip is one row that opens it. */
  readonly more?: ReactNode;
  /** The buttons at its end. */
  readonly actions?: ReactNode;
  /** More prominent: on a filled background. */
  readonly isFilled?: boolean;
};

/** A notice over the whole width, above the page. */
export function Strip({ tone, icon, role, children, more, actions, isFilled = false }: StripProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      className={styles.strip}
      data-tone={tone}
      data-filled={isFilled || undefined}
      data-row={more !== undefined || undefined}
      data-open={isOpen || undefined}
      role={role}
    >
      {icon}
      <div className={styles.fill}>
        {children}
        {more !== undefined && <div className={styles.stripMore}>{more}</div>}
      </div>
      {more !== undefined && (
        <ActionIcon
          className={styles.stripOpen ?? ''}
          c="inherit"
          aria-label={staffWords.general.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <IconChevronUp aria-hidden size={20} /> : <IconChevronDown aria-hidden size={20} />}
        </ActionIcon>
      )}
      {actions}
    </div>
  );
}

type EmptyProps = {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** What will be listed here, and how entries are created. */
  readonly children?: ReactNode;
  /** A link or button to start with. */
  readonly action?: ReactNode;
  /** An invented entry as an example: marked as such, inert, and hidden from screen readers. */
  readonly example?: ReactNode;
};

/** Shown for a list without entries. */
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
