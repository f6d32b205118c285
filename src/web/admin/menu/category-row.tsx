import { ActionIcon, Badge, Text } from '@mantine/core';
import type { HTMLAttributes } from 'react';
import type { StaffCategory } from '#contract/categories/staff-calls.ts';
import { pictureAddress } from '#contract/pictures/picture-addresses.ts';
import { categoryWords as words } from '#web/i18n/admin/categories.ts';
import { IconGripVertical, IconPhoto } from '#web/staff/kit/icons.gen.tsx';
import { NameLink } from '#web/staff/kit/links.tsx';
import { moveActions, RowActions } from '#web/staff/kit/row-actions.tsx';
import { Fill, Row } from '#web/staff/kit/rows.tsx';
import { Thumb } from '#web/staff/kit/thumb.tsx';

type CategoryRowProps = {
  readonly category: StaffCategory;
  readonly place: number;
  /** The place of the last category. */
  readonly last: number;
  readonly itemProps: Readonly<Record<string, string | boolean>>;
  readonly handleProps: Omit<HTMLAttributes<HTMLButtonElement>, 'color'>;
  readonly onMove: (place: number) => void;
  readonly onRemove: () => void;
};

export function CategoryRow({ category, place, last, itemProps, handleProps, onMove, onRemove }: CategoryRowProps) {
  const { id, name, image, specialCategory, givenLocationForPickup, numberOfProducts } = category;
  const archived = category.numberOfArchivedProducts;
  return (
    <Row isTight {...itemProps}>
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
        <NameLink to="/admin/menu/add-category" search={{ categorie: String(id) }}>
          {name}
        </NameLink>
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
      <RowActions
        name={name}
        actions={[
          ...moveActions(place, last, onMove),
          { label: words.removeConfirm, icon: 'trash', isDangerous: true, onChoose: onRemove },
        ]}
      />
    </Row>
  );
}
