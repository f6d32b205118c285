import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { pictureAddress } from '#contract/pictures/picture-addresses.ts';
import { type Entry, reorderEntries } from '#contract/products/staff-calls.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { IconGripVertical, IconPhotoOff } from '#web/staff/kit/icons.gen.tsx';
import { moveActions, RowActions } from '#web/staff/kit/row-actions.tsx';
import { Row, Rows } from '#web/staff/kit/rows.tsx';
import { Thumb } from '#web/staff/kit/thumb.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useReorder } from '#web/staff/reorder/use-reorder.ts';
import { useApi } from '#web/use-api.ts';
import { categoryOrderQuery, useReadMenuAgain } from './menu-queries.ts';

const words = menuEditorWords.order;

type ProductOrderProps = {
  readonly category: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
};

/** All products of a category in the order of the menu; a move is saved at once. */
export function ProductOrder({ category, onClose }: ProductOrderProps) {
  const query = useQuery(categoryOrderQuery(useApi(), category.id));
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text flex="1 1 16rem" c="dimmed">
          {words.hint(category.name)}
        </Text>
        <Button variant="default" onClick={onClose}>
          {words.close}
        </Button>
      </Group>
      <ReadState query={query} failed={menuEditorWords.list.failed}>
        {(products) => <Order categoryId={category.id} products={products} />}
      </ReadState>
    </>
  );
}

function Order({ categoryId, products }: { readonly categoryId: number; readonly products: readonly Entry[] }) {
  const api = useApi();
  const queries = useQueryClient();
  const readAgain = useReadMenuAgain();
  const { queryKey } = categoryOrderQuery(api, categoryId);
  const [told, setTold] = useState('');
  // Two moves may happen before the next render.
  const latest = useRef(products);
  latest.current = products;
  const save = useMutation({
    // Saved one after the other, so that the last move wins.
    scope: { id: 'product-order' },
    mutationFn: (ids: number[]) => api(reorderEntries, { body: { categoryId, ids } }),
    onError: (failure) => announce(failureSentence(failure, words.failed), 'bad'),
    onSettled: () => {
      // While more moves are being saved, the list on the screen is ahead of the server's.
      if (queries.isMutating({ predicate: ({ options }) => options.scope?.id === 'product-order' }) === 1) {
        void readAgain();
      }
    },
  });
  const reorder = useReorder({
    keys: products.map(({ id }) => String(id)),
    onMove: (key, place) => {
      const moved = latest.current.filter(({ id }) => String(id) === key);
      const others = latest.current.filter(({ id }) => String(id) !== key);
      latest.current = [...others.slice(0, place), ...moved, ...others.slice(place)];
      queries.setQueryData(queryKey, [...latest.current]);
      for (const { name } of moved) setTold(words.moved(name, place + 1, products.length));
    },
    onSettle: () => save.mutate(latest.current.map(({ id }) => id)),
  });
  return (
    <>
      <Rows component="ol" isFramed aria-label={words.list}>
        {products.map(({ id, name, images: [picture] }, place) => (
          <Row key={id} isTight {...reorder.itemProps(String(id))}>
            <ActionIcon size={44} aria-label={words.drag(name)} {...reorder.handleProps(String(id))}>
              <IconGripVertical aria-hidden size={20} />
            </ActionIcon>
            <Thumb side="2.75rem">
              {picture === undefined ? (
                <IconPhotoOff aria-hidden size={20} />
              ) : (
                <img src={pictureAddress(picture.hash, 160)} alt="" draggable={false} />
              )}
            </Thumb>
            <Text component="span" fw={600} flex="1">
              {name}
            </Text>
            <RowActions
              name={name}
              actions={moveActions(place, products.length - 1, (to) => reorder.moveTo(String(id), to))}
            />
          </Row>
        ))}
      </Rows>
      <span className="visually-hidden" role="status">
        {told}
      </span>
    </>
  );
}
