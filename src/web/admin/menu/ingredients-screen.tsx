import { Button, Group, Text, TextInput } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '#contract/client.ts';
import { deleteIngredient } from '#contract/ingredients/staff-calls.ts';
import { getAdminPromotions } from '#contract/promotions/staff-calls.ts';
import { suggestIngredients } from '#domain/menu/editing/suggest-ingredients.ts';
import { countReach } from '#domain/menu/ingredient.ts';
import type { OfferedProduct } from '#domain/menu/shown-menu.ts';
import { fold } from '#domain/text/fold.ts';
import { reachSentence, ingredientWords as words } from '#web/i18n/staff/ingredients.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { INGREDIENTS_KEY, type Ingredient, ingredientsQuery } from '#web/staff/ingredients.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { IconPlus, IconSoup } from '#web/staff/kit/icons.gen.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { RowActions } from '#web/staff/kit/row-actions.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { MENU_KEY, offeredMenuQuery } from '#web/staff/menu-editor/menu-queries.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';
import { IngredientDialog } from './ingredient-dialog.tsx';
import { type BundleName, describeDishes } from './ingredient-rows.ts';

/** More bundles than a restaurant has at once. */
const MOST_BUNDLES = 100;

const bundlesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...MENU_KEY, 'bundles'],
    queryFn: async (): Promise<readonly BundleName[]> => {
      const query = { type: 'BUY_X_GET_Y_FREE' as const, page: 0, size: MOST_BUNDLES };
      const { content } = await api(getAdminPromotions, { query });
      return content.map(({ id, name }) => ({ id, name }));
    },
  });

type Dialog =
  | { readonly kind: 'new'; readonly suggested: string }
  | { readonly kind: 'edit' | 'remove'; readonly ingredient: Ingredient }
  | null;

/** `/admin/menu/ingredients`: the ingredients that can run out, with everything that needs them. */
export function IngredientsScreen() {
  const api = useApi();
  const [dialog, setDialog] = useState<Dialog>(null);
  const ingredients = useQuery(ingredientsQuery(api));
  const menu = useQuery(offeredMenuQuery(api));
  return (
    <StaffPage
      title={words.title}
      intro={words.intro}
      actions={
        <Button
          leftSection={<IconPlus aria-hidden size={18} />}
          disabled={!ingredients.data || !menu.data}
          onClick={() => setDialog({ kind: 'new', suggested: '' })}
        >
          {words.add}
        </Button>
      }
    >
      <ReadState query={ingredients} failed={words.failed}>
        {(known) => (
          <ReadState query={menu} failed={words.menuFailed}>
            {(products) => (
              <Ingredients ingredients={known} products={products} dialog={dialog} setDialog={setDialog} />
            )}
          </ReadState>
        )}
      </ReadState>
    </StaffPage>
  );
}

type IngredientsProps = {
  readonly ingredients: readonly Ingredient[];
  readonly products: readonly OfferedProduct[];
  readonly dialog: Dialog;
  readonly setDialog: (dialog: Dialog) => void;
};

function Ingredients({ ingredients, products, dialog, setDialog }: IngredientsProps) {
  const api = useApi();
  const [search, setSearch] = useState('');
  const bundles = useQuery(bundlesQuery(api));
  const owners = new Map(products.flatMap(({ id, sizes }) => sizes.map((size) => [size.id, id] as const)));
  const reachOf = ({ uses }: Ingredient) => reachSentence(countReach(uses, (sizeId) => owners.get(sizeId) ?? -sizeId));
  const names = ingredients.map(({ name }) => name);
  const found = ingredients.filter(({ name }) => fold(name).includes(fold(search).trim()));
  const suggestions = suggestIngredients(describeDishes(products), names);
  const edited = dialog?.kind === 'edit' ? dialog.ingredient : null;
  const removed = dialog?.kind === 'remove' ? dialog.ingredient : null;
  const close = () => setDialog(null);
  return (
    <>
      {ingredients.length === 0 ? (
        <Empty icon={<IconSoup aria-hidden />} title={words.empty}>
          {words.emptyHint}
        </Empty>
      ) : (
        <>
          <TextInput
            type="search"
            label={words.search}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          {found.length === 0 && <Empty title={words.noResults} />}
          <Rows isFramed aria-label={words.list}>
            {found.map((ingredient) => (
              <Row key={ingredient.id}>
                <Fill>
                  <strong>{ingredient.name}</strong>
                  <Text c="dimmed">{reachOf(ingredient)}</Text>
                </Fill>
                <Group gap="xs" wrap="nowrap">
                  <Button
                    variant="default"
                    aria-label={words.editOf(ingredient.name)}
                    onClick={() => setDialog({ kind: 'edit', ingredient })}
                  >
                    {words.edit}
                  </Button>
                  <RowActions
                    name={ingredient.name}
                    actions={[
                      {
                        label: words.removeConfirm,
                        icon: 'trash',
                        isDangerous: true,
                        onChoose: () => setDialog({ kind: 'remove', ingredient }),
                      },
                    ]}
                  />
                </Group>
              </Row>
            ))}
          </Rows>
        </>
      )}
      {suggestions.length > 0 && (
        <Card title={words.suggestions} hint={words.suggestionsHint}>
          <Group gap="xs">
            {suggestions.map(({ name, dishes }) => (
              <Button
                key={name}
                variant="default"
                aria-label={words.suggestionOf(name)}
                leftSection={<IconPlus aria-hidden size={18} />}
                onClick={() => setDialog({ kind: 'new', suggested: name })}
              >
                {words.suggestion(name, dishes)}
              </Button>
            ))}
          </Group>
        </Card>
      )}
      {(dialog?.kind === 'new' || edited !== null) && (
        <IngredientDialog
          key={edited?.id ?? 'new'}
          ingredient={edited}
          suggested={dialog?.kind === 'new' ? dialog.suggested : ''}
          others={names.filter((name) => name !== edited?.name)}
          products={products}
          bundles={bundles.data ?? []}
          onClose={close}
        />
      )}
      <RemoveDialog ingredient={removed} reach={removed === null ? '' : reachOf(removed)} onClose={close} />
    </>
  );
}

type RemoveDialogProps = {
  readonly ingredient: Ingredient | null;
  readonly reach: string;
  readonly onClose: () => void;
};

function RemoveDialog({ ingredient, reach, onClose }: RemoveDialogProps) {
  const api = useApi();
  const remove = useStep((id: number) => api(deleteIngredient, { params: { id } }), {
    failed: words.actionFailed,
    reads: [INGREDIENTS_KEY],
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      opened={ingredient !== null}
      title={words.removeTitle(ingredient?.name ?? '')}
      confirm={words.removeConfirm}
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={() => ingredient !== null && remove.mutate(ingredient.id)}
    >
      {words.removeText(reach)}
    </ConfirmDialog>
  );
}
