import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import styles from './card-link.module.css';

function CardAnchor({ className = '', ...props }: ComponentProps<'a'>) {
  return <a className={`${styles.card} ${className}`} {...props} />;
}

/** A card that links to another page as a whole. */
export const CardLink = createLink(CardAnchor);
