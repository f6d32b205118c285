import { ActionIcon } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from '@tanstack/react-router';
import type { HTMLAttributes } from 'react';
import type { StaffCategory } from '#contract/menu/categories.ts';
import { pictureAddress } from '#contract/pictures/picture-addresses.ts';
import { categoryWords as words } from '#web/i18n/admin/categories.ts';
import styles from './categories-screen.module.css';

type CategoryRowProps = {
  readonly category: StaffCategory;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly itemProps: Readonly<Record<string, string | boolean>>;
  readonly handleProps: Omit<HTMLAttributes<HTMLButtonElement>, 'color'>;
  /** -1 up, 1 down. */
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
};

export function CategoryRow({ category, isFirst, isLast, itemProps, handleProps, onMove, onRemove }: CategoryRowProps) {
  const { id, name, image, specialCategory, givenLocationForPickup, numberOfProducts } = category;
  const archived = category.numberOfArchivedProducts;
  return (
    <li className={styles.row} {...itemProps}>
      <ActionIcon className={styles.handle} size={44} aria-label={words.drag(name)} {...handleProps}>
        <IconGripVertical aria-hidden size={20} />
      </ActionIcon>
      <span className={styles.picture}>
        {image === null ? (
          <IconPhoto aria-hidden size={24} />
        ) : (
          <img src={pictureAddress(image.hash, 160)} alt="" draggable={false} />
        )}
      </span>
      <Link className={styles.words} to="/admin/menu/add-category" search={{ categorie: String(id) }}>
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>
          {words.products(numberOfProducts)}
          {archived > 0 && `, ${words.archived(archived)}`}
          {givenLocationForPickup !== null && ` · ${words.place(givenLocationForPickup)}`}
        </span>
      </Link>
      {specialCategory && <span className={styles.mark}>{words.special}</span>}
      <span className={styles.tools}>
        <ActionIcon size={44} aria-label={words.earlier(name)} disabled={isFirst} onClick={() => onMove(-1)}>
          <IconArrowUp aria-hidden size={20} />
        </ActionIcon>
        <ActionIcon size={44} aria-label={words.later(name)} disabled={isLast} onClick={() => onMove(1)}>
          <IconArrowDown aria-hidden size={20} />
        </ActionIcon>
        <ActionIcon size={44} color="bad" aria-label={words.remove(name)} onClick={onRemove}>
          <IconTrash aria-hidden size={20} />
        </ActionIcon>
      </span>
    </li>
  );
}
