import { Button, type ButtonProps } from '@mantine/core';
import { createLink, Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { chipClass } from '#web/ui/chip.ts';
import styles from './kit.module.css';

/** A link that stands by itself and is pressed with a finger: a telephone number, a way on. */
export function TouchAnchor({ className = '', ...props }: ComponentProps<'a'>) {
  // The router gives links of the page in front a class of its own.
  return <a className={`${styles.touch} ${className}`} {...props} />;
}

/** The same to a page of staff. */
export const TouchLink = createLink(TouchAnchor);

function RowAnchor({ className = '', ...props }: ComponentProps<'a'>) {
  return <a className={`${styles.row} ${styles.way} ${className}`} data-tight {...props} />;
}

/** A whole row that leads to another page. */
export const RowLink = createLink(RowAnchor);

function ButtonAnchor(props: ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps>) {
  return <Button component="a" {...props} />;
}

/** A button that leads to another page. */
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

/** Which part of a list is shown: links, so that going back goes back. */
export function ChipLinks({ label, chips }: ChipLinksProps) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {chips.map(({ key, label: name, count = 0, isChosen, link }) => (
        <Link
          key={key}
          {...link}
          className={chipClass(isChosen)}
          // The router's own mark asks for the same page too; what is chosen stays chosen on every page.
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
