import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { deleteCategory, reorderCategories, type StaffCategory } from '#contract/categories/staff-calls.ts';
import { sentenceOf } from '#contract/errors.ts';
import { categoryWords as words } from '#web/i18n/admin/categories.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { Rows } from '#web/staff/kit/rows.tsx';
import { useReorder } from '#web/staff/reorder/use-reorder.ts';
import { useApi } from '#web/use-api.ts';
import { useReadCategoriesAgain, useShowCategories } from './category-queries.ts';
import { CategoryRow } from './category-row.tsx';

/** The categories in the order of the menu; a move is saved at once. */
export function CategoryList({ categories }: { readonly categories: readonly StaffCategory[] }) {
  const api = useApi();
  const navigate = useNavigate();
  const readAgain = useReadCategoriesAgain();
  const show = useShowCategories();
  const [told, setTold] = useState('');
  const [leaving, setLeaving] = useState<StaffCategory | null>(null);
  // Two moves may happen before the next render.
  const latest = useRef(categories);
  latest.current = categories;

  const saveOrder = useMutation({
    // Saved one after the other, so that the last move wins.
    scope: { id: 'category-order' },
    mutationFn: (ids: number[]) => api(reorderCategories, { body: { ids } }),
    onError: (failure) => {
      announce(failureSentence(failure, words.orderFailed), 'bad');
      void readAgain();
    },
  });
  const remove = useMutation({
    mutationFn: ({ id }: StaffCategory) => api(deleteCategory, { params: { id: String(id) } }),
    onSuccess: ({ message }) => {
      announce(message);
      setLeaving(null);
      void readAgain();
    },
  });
  const reorder = useReorder({
    keys: categories.map(({ id }) => String(id)),
    onMove: (key, place) => {
      const moved = latest.current.filter(({ id }) => String(id) === key);
      const others = latest.current.filter(({ id }) => String(id) !== key);
      latest.current = [...others.slice(0, place), ...moved, ...others.slice(place)];
      show([...latest.current]);
      for (const { name } of moved) setTold(words.moved(name, place + 1, categories.length));
    },
    onSettle: () => saveOrder.mutate(latest.current.map(({ id }) => id)),
  });

  return (
    <>
      <Rows component="ol" isFramed aria-label={words.list}>
        {categories.map((category, index) => {
          const key = String(category.id);
          return (
            <CategoryRow
              key={key}
              category={category}
              place={index}
              last={categories.length - 1}
              itemProps={reorder.itemProps(key)}
              handleProps={reorder.handleProps(key)}
              onMove={(place) => reorder.moveTo(key, place)}
              onRemove={() => {
                remove.reset();
                setLeaving(category);
              }}
            />
          );
        })}
      </Rows>
      <span className="visually-hidden" role="status">
        {told}
      </span>
      <ConfirmDialog
        opened={leaving !== null && isInUse(leaving)}
        title={words.inUseTitle(leaving?.name ?? '')}
        confirm={words.seeProducts}
        tone="accent"
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving !== null) void navigate({ to: '/admin/menu', search: productsOf(leaving) });
        }}
      >
        <p>{leaving !== null && inUseSentence(leaving)}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={leaving !== null && !isInUse(leaving)}
        title={words.removeTitle}
        confirm={words.removeConfirm}
        isPending={remove.isPending}
        failure={remove.isError ? failureSentence(remove.error, words.removeFailed) : null}
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving !== null) remove.mutate(leaving);
        }}
      >
        <p>{words.removeText(leaving?.name ?? '')}</p>
        {(leaving?.extraIngredients.length ?? 0) > 0 && <p>{words.removeExtras}</p>}
      </ConfirmDialog>
    </>
  );
}

/** The server refuses it too; checked here so that the administrator is not asked to confirm first. */
function isInUse({ numberOfProducts, numberOfArchivedProducts }: StaffCategory): boolean {
  return numberOfProducts + numberOfArchivedProducts > 0;
}

function inUseSentence({
  name,
  numberOfProducts: products,
  numberOfArchivedProducts: archivedProducts,
}: StaffCategory): string {
  return sentenceOf('category_in_use', { name, products, archivedProducts });
}

/** Link to the products that must be removed first. */
function productsOf({ slug, numberOfProducts }: StaffCategory) {
  return { category: slug, ...(numberOfProducts === 0 ? { state: 'archived' as const } : {}) };
}
