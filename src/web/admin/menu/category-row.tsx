import { ActionIcon, Badge, Group, Text } from '@mantine/core';
import type { HTMLAttributes } from 'react';
import type { StaffCategory } from '#contract/categories/staff-calls.ts';
import { pictureAddress } from '#contract/pictures/picture-addresses.ts';
import { categoryWords as words } from '#web/i18n/admin/categories.ts';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPhoto, IconTrash } from '#web/staff/kit/icons.gen.tsx';
import { TouchLink } from '#web/staff/kit/links.tsx';
import { Fill, Row } from '#web/staff/kit/rows.tsx';
import { Thumb } from '#web/staff/kit/thumb.tsx';

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
    <Row {...itemProps}>
      <ActionIcon size={44} aria-label={words.drag(name)} {...handleProps}>
        <IconGripVertical aria-hidden size={20} />
      </ActionIcon>
      <Thumb>
        {image === null ? (
          <IconPhoto aria-hidden size={24} />
        ) : (
          <img src={pictureAddress(image.hash, 160)} alt="" draggable={false} />
        )}
      </Thumb>
      <Fill>
        <TouchLink to="/admin/menu/add-category" search={{ categorie: String(id) }}>
          {name}
        </TouchLink>
        <Text c="dimmed" fz="0.9375rem">
          {words.products(numberOfProducts)}
          {archived > 0 && `, ${words.archived(archived)}`}
          {givenLocationForPickup !== null && ` · ${words.place(givenLocationForPickup)}`}
        </Text>
      </Fill>
      {specialCategory && (
        <Badge component="span" color="warn">
          {words.special}
        </Badge>
      )}
      <Group component="span" gap={0} wrap="nowrap" ml="auto">
        <ActionIcon size={44} aria-label={words.earlier(name)} disabled={isFirst} onClick={() => onMove(-1)}>
          <IconArrowUp aria-hidden size={20} />
        </ActionIcon>
        <ActionIcon size={44} aria-label={words.later(name)} disabled={isLast} onClick={() => onMove(1)}>
          <IconArrowDown aria-hidden size={20} />
        </ActionIcon>
        <ActionIcon size={44} color="bad" aria-label={words.remove(name)} onClick={onRemove}>
          <IconTrash aria-hidden size={20} />
        </ActionIcon>
      </Group>
    </Row>
  );
}
