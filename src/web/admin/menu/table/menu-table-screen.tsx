import { Button, Checkbox, Group, NativeSelect, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { readTableProduct } from '#contract/products/rows-on-wire.ts';
import type { Entry, MenuEditing } from '#contract/products/staff-calls.ts';
import {
  cellsOf,
  keyOfCell,
  PRICE_COLUMNS,
  problemOfCell,
  readTable,
  showCell,
  TABLE_COLUMNS,
  type TableCell,
} from '#domain/menu/editing/menu-table.ts';
import { readBasisPoints } from '#domain/money/percent.ts';
import { countOf } from '#domain/text/plural.ts';
import { menuTableWords as words } from '#web/i18n/admin/menu-table.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { announce } from '#web/staff/announce.ts';
import { LeaveQuestion } from '#web/staff/form/leave-question.tsx';
import { Foot } from '#web/staff/kit/foot.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { editingQuery, wholeMenuQuery } from '#web/staff/menu-editor/menu-queries.ts';
import { listLink } from '#web/staff/menu-editor/menu-room.ts';
import {
  type MenuSearch,
  MISSING_FILTERS,
  readMenuSearch,
  withMenuSearch,
} from '#web/staff/menu-editor/menu-search.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { FillDialog } from './fill-dialog.tsx';
import { MenuGrid } from './menu-grid.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { cellAt, listRows } from './table-rows.ts';
import { createTableStore } from './table-store.ts';
import { useSaveTable } from './use-save-table.ts';

/** `/admin/menu/table`: every product and size in a sheet, changed together and saved in one step. */
export function MenuTableScreen({ search }: { readonly search: MenuSearch }) {
  const api = useApi();
  const menu = useQuery(wholeMenuQuery(api));
  const editing = useQuery(editingQuery(api));
  return (
    <StaffPage title={words.title} intro={words.intro} back={{ label: words.back, link: listLink('admin') }}>
      <ReadState query={menu} failed={words.failed} waiting={<Skeleton height={480} radius="md" />}>
        {(entries) => (
          <ReadState query={editing} failed={words.failed} waiting={<Skeleton height={480} radius="md" />}>
            {(facts) =>
              entries.length === 0 ? (
                <Empty title={words.empty} />
              ) : (
                <MenuTable entries={entries} editing={facts} search={search} />
              )
            }
          </ReadState>
        )}
      </ReadState>
    </StaffPage>
  );
}

type MenuTableProps = {
  readonly entries: readonly Entry[];
  readonly editing: MenuEditing;
  readonly search: MenuSearch;
};

function MenuTable({ entries, editing, search }: MenuTableProps) {
  const [store] = useState(createTableStore);
  const typed = useSyncExternalStore(store.subscribe, store.typed);
  const [shownChanged, setShownChanged] = useState<ReadonlySet<string> | null>(null);
  const [asking, setAsking] = useState<'prices' | 'fill' | null>(null);
  const products = useMemo(() => entries.map((entry) => ({ entry, product: readTableProduct(entry) })), [entries]);
  const { categories, stations, vatRates, mayChangePrices } = editing;
  const lists = useMemo(() => {
    const rates = vatRates.map(({ id, name, percent }) => ({ id, name, basisPoints: readBasisPoints(percent) }));
    return { categories, stations, rates };
  }, [categories, stations, vatRates]);
  const columns = TABLE_COLUMNS.filter((column) => mayChangePrices || !PRICE_COLUMNS.includes(column));
  const categoryId = categories.find(({ slug }) => slug === search.category)?.id ?? null;
  const rows = useMemo(
    () => listRows(products, search, { categoryId, onlyChanged: shownChanged }),
    [products, search, categoryId, shownChanged],
  );
  const saving = useSaveTable({
    onSaved: () => {
      store.clear();
      setShownChanged(null);
    },
  });
  const cells = products.flatMap(({ product }) => cellsOf(product)).filter((cell) => typed.has(keyOfCell(cell)));
  const wrong = cells.filter((cell) => problemOfCell(cell, typed.get(keyOfCell(cell)) ?? '', lists) !== null).length;
  const put = (texts: readonly { readonly cell: TableCell; readonly text: string }[]) => {
    saving.forget();
    store.type(texts.map(({ cell, text }) => ({ key: keyOfCell(cell), text, stored: showCell(cell, lists) })));
    setAsking(null);
    announce(countOf(texts.length, words.filled));
  };
  const save = () => {
    const { changed, before } = readTable(
      products.map(({ product }) => product),
      typed,
      lists,
    );
    saving.save(changed, before);
  };
  const isUnsaved = () => store.typed().size > 0;
  return (
    <Stack gap="sm">
      <LeaveQuestion
        shouldBlockFn={({ current, next }) => isUnsaved() && current.pathname !== next.pathname}
        enableBeforeUnload={isUnsaved}
      />
      <Filters search={search} categories={categories} />
      <Group justify="space-between" gap="xs">
        <Group gap="md">
          <Text c="dimmed" role="status">
            {countOf(rows.length, words.rows)}
          </Text>
          <Checkbox
            label={words.onlyChanged}
            checked={shownChanged !== null}
            disabled={typed.size === 0 && shownChanged === null}
            onChange={(event) => setShownChanged(event.currentTarget.checked ? new Set(typed.keys()) : null)}
          />
        </Group>
        <Group gap="xs">
          <Button
            variant="default"
            aria-haspopup="dialog"
            disabled={rows.length === 0}
            onClick={() => setAsking('fill')}
          >
            {words.fill.open}
          </Button>
          {mayChangePrices && (
            <Button
              variant="default"
              aria-haspopup="dialog"
              disabled={rows.length === 0}
              onClick={() => setAsking('prices')}
            >
              {words.prices.open}
            </Button>
          )}
        </Group>
      </Group>
      {rows.length === 0 ? (
        <Empty title={words.none} />
      ) : (
        <MenuGrid
          store={store}
          rows={rows}
          columns={columns}
          lists={lists}
          onPasted={(filled, outside) => {
            saving.forget();
            const left = outside === 0 ? '' : ` ${countOf(outside, words.outside)}`;
            announce(`${countOf(filled, words.filled)}.${left}`);
          }}
        />
      )}
      <PriceDialog
        opened={asking === 'prices'}
        rows={rows}
        onClose={() => setAsking(null)}
        onPut={(prices) =>
          put(prices.map(({ row: { product, size }, text }) => ({ cell: { column: 'price', product, size }, text })))
        }
      />
      <FillDialog
        opened={asking === 'fill'}
        rows={rows}
        columns={columns}
        lists={lists}
        onClose={() => setAsking(null)}
        onPut={(column, text) => put(rows.flatMap((row) => ({ cell: cellAt(row, column), text })).filter(isThere))}
      />
      <Bar changed={cells.length} wrong={wrong} saving={saving} onSave={save} onDiscard={store.clear} />
    </Stack>
  );
}

type Put = { readonly cell: TableCell; readonly text: string };

function isThere(put: Omit<Put, 'cell'> & { readonly cell: TableCell | null }): put is Put {
  return put.cell !== null;
}

type BarProps = {
  readonly changed: number;
  readonly wrong: number;
  readonly saving: ReturnType<typeof useSaveTable>;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
};

/** What is not saved yet, or what the last save did. */
function Bar({ changed, wrong, saving, onSave, onDiscard }: BarProps) {
  const { isPending, failure, outcome, undo } = saving;
  if (changed === 0 && outcome === null) return null;
  const sentence =
    failure ??
    (changed === 0
      ? outcome
      : [countOf(changed, words.changed), ...(wrong > 0 ? [countOf(wrong, words.wrong)] : [])].join(' · '));
  return (
    <Foot look="bar">
      <Text
        flex="1 1 12rem"
        fw={600}
        role="status"
        c={failure !== null || wrong > 0 ? 'bad' : changed > 0 ? 'warn' : 'good'}
      >
        {sentence}
      </Text>
      <Group gap="xs" ml="auto">
        {changed > 0 ? (
          <>
            <Button variant="subtle" disabled={isPending} onClick={onDiscard}>
              {words.discard}
            </Button>
            <Button loading={isPending} disabled={wrong > 0} onClick={onSave}>
              {words.save}
            </Button>
          </>
        ) : (
          undo !== null && (
            <Button variant="default" loading={isPending} onClick={undo}>
              {words.undo}
            </Button>
          )
        )}
      </Group>
    </Foot>
  );
}

type FiltersProps = { readonly search: MenuSearch; readonly categories: MenuEditing['categories'] };

function Filters({ search, categories }: FiltersProps) {
  const navigate = useNavigate();
  const ask = (changes: Parameters<typeof withMenuSearch>[1]) =>
    void navigate({ to: '.', search: (before) => withMenuSearch(readMenuSearch(before), changes), replace: true });
  return (
    <search>
      <Group gap="xs">
        <TextInput
          flex="10 1 16rem"
          aria-label={menuEditorWords.list.search}
          type="search"
          placeholder={menuEditorWords.list.search}
          maxLength={100}
          value={search.search ?? ''}
          onChange={({ currentTarget: { value } }) => ask({ search: value })}
        />
        <NativeSelect
          flex="4 1 10rem"
          aria-label={menuEditorWords.list.category}
          value={search.category ?? ''}
          data={[
            { value: '', label: menuEditorWords.list.allCategories },
            ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onChange={({ currentTarget: { value } }) => ask({ category: value })}
        />
        <NativeSelect
          flex="3 1 9rem"
          aria-label={menuEditorWords.list.missing}
          value={search.missing ?? ''}
          data={[
            { value: '', label: menuEditorWords.list.missingAny },
            ...MISSING_FILTERS.map((fact) => ({
              value: fact,
              label: menuEditorWords.list.lacks(menuEditorWords.facts[fact]),
            })),
          ]}
          onChange={({ currentTarget: { value } }) => ask({ missing: readMenuSearch({ missing: value }).missing })}
        />
      </Group>
    </search>
  );
}
