import { Button, type ButtonProps } from '@mantine/core';
import { createLink, Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { chipClass } from '#web/ui/chip.ts';
import styles from './kit.module.css';

/** A standalone link that is as high as a finger: a telephone number, a link to another page. */
export function TouchAnchor({ className = '', ...props }: ComponentProps<'a'>) {
  // The router adds a class to links to the present page.
  return <a className={`${styles.touch} ${className}`} {...props} />;
}

/** The same for a staff page. */
export const TouchLink = createLink(TouchAnchor);

function RowAnchor({ className = '', ...props }: ComponentProps<'a'>) {
  return <a className={`${styles.row} ${styles.way} ${className}`} data-tight {...props} />;
}

/** A row that links to another page. */
export const RowLink = createLink(RowAnchor);

function NameAnchor({ className = '', ...props }: ComponentProps<'a'>) {
  return <a className={`${styles.named} ${className}`} {...props} />;
}

/** The name of a row's thing. The whole row leads where it leads; what else can be pressed in the row lies above it. */
export const NameLink = createLink(NameAnchor);

function ButtonAnchor(props: ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps>) {
  return <Button component="a" {...props} />;
}

/** A link to another page that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);

type ChipLinksProps = {
  readonly label: string;
  readonly chips: readonly {
    readonly key: string;
    readonly label: string;
    /** Beside the label; 0 is not shown. */
    readonly count?: number;
    readonly isChosen: boolean;
    readonly link: Pick<LinkProps, 'to' | 'search'>;
  }[];
};

/** Which part of a list is shown, as links, so that the back button works. */
export function ChipLinks({ label, chips }: ChipLinksProps) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {chips.map(({ key, label: name, count = 0, isChosen, link }) => (
        <Link
          key={key}
          {...link}
          className={chipClass(isChosen)}
          // The router's own active state also compares the page number; `aria-current` marks the chosen filter on
          // every page of the list.
          activeOptions={{ exact: true }}
          aria-current={isChosen ? 'page' : undefined}
        >
          {name}
          {count > 0 && <span>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
