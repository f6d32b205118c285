import { Checkbox, Skeleton, Stack } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { EntriesPage, MenuEditing } from '#contract/products/staff-calls.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { announce } from '#web/staff/announce.ts';
import { IconPlus, IconSoup } from '#web/staff/kit/icons.gen.tsx';
import { ButtonLink, TouchLink } from '#web/staff/kit/links.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { Row, Rows } from '#web/staff/kit/rows.tsx';
import { PageLinks } from '#web/staff/page-links.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { pageIndex } from '#web/ui/page-number.ts';
import { useApi } from '#web/use-api.ts';
import { EditorPage } from './editor-page.tsx';
import { ListHead } from './list-head.tsx';
import { editingQuery, entriesQuery } from './menu-queries.ts';
import { addLink, type MenuRoom } from './menu-room.ts';
import type { MenuSearch } from './menu-search.ts';
import { NoCategories } from './no-categories.tsx';
import { ProductOrder } from './product-order.tsx';
import { ProductRow } from './product-row.tsx';
import { SeveralBar } from './several-bar.tsx';
import { StockDialog } from './stock-dialog.tsx';
import { useProductActions } from './use-product-actions.tsx';

const { list: words, several } = menuEditorWords;

/** A copy of the contract's constant, whose file imports zod; zod must not be loaded here. */
const MOST_AT_ONCE = 100;

/** Until the rights are loaded. */
const NO_RIGHTS = { mayChangePrices: false, mayDelete: false };

type MenuListProps = {
  readonly room: MenuRoom;
  readonly search: MenuSearch;
  /** Additional buttons of the room. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
};

/** What is done with the list: read, several products chosen, or a category put in order. */
type Mode = 'list' | 'several' | 'order';

type Work = {
  /** The part of the list that it belongs to: a choice of products is either of the menu or of the archive. */
  readonly state: MenuSearch['state'];
  readonly mode: Mode;
  readonly chosen: ReadonlySet<number>;
};

/** `/admin/menu` and `/comenzi/editare-produse`: every product, with search, availability and stock. */
export function MenuListScreen({ room, search, actions, children }: MenuListProps) {
  const api = useApi();
  const { data: editing } = useQuery(editingQuery(api));
  const entries = useQuery(entriesQuery(api, search));
  const { state } = search;
  const [stored, setWork] = useState<Work>({ state, mode: 'list', chosen: new Set() });
  const work = stored.state === state ? stored : { state, mode: 'list' as const, chosen: new Set<number>() };
  const leave = () => setWork({ state, mode: 'list', chosen: new Set() });
  const category = editing?.categories.find(({ slug }) => slug === search.category);
  const mayOrder = category !== undefined && state === undefined;
  return (
    <EditorPage
      title={words.title}
      actions={
        <>
          {actions}
          {editing?.mayChangePrices !== false && editing?.categories.length !== 0 && (
            <ButtonLink leftSection={<IconPlus aria-hidden size={20} />} {...addLink(room)}>
              {words.add}
            </ButtonLink>
          )}
        </>
      }
    >
      {children}
      {editing?.categories.length === 0 && <NoCategories room={room} />}
      <Stack gap="sm">
        <ListHead
          search={search}
          editing={editing}
          total={entries.data?.totalElements}
          mode={work.mode}
          mayOrder={mayOrder}
          onMode={(mode) => setWork({ ...work, mode })}
        />
        {work.mode === 'order' && mayOrder ? (
          <ProductOrder category={category} onClose={leave} />
        ) : (
          <Results
            room={room}
            search={search}
            editing={editing}
            entries={entries}
            work={work}
            onChoose={(chosen) => setWork({ ...work, chosen })}
            onClose={leave}
          />
        )}
      </Stack>
    </EditorPage>
  );
}

type ResultsProps = Pick<MenuListProps, 'room' | 'search'> & { readonly editing: MenuEditing | undefined };

type ListProps = ResultsProps & {
  readonly entries: UseQueryResult<EntriesPage>;
  readonly work: Work;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
  readonly onClose: () => void;
};

/** The list; while several products are chosen, with a box at each and their actions below. */
function Results({ room, search, editing, entries, work: { mode, chosen }, onChoose, onClose }: ListProps) {
  return (
    <Stack gap="sm" aria-busy={entries.isPlaceholderData}>
      <ReadState query={entries} failed={words.failed} waiting={<Waiting />}>
        {(list) => (
          <Products
            room={room}
            list={list}
            search={search}
            editing={editing}
            choosing={mode === 'several' ? { chosen, onChoose } : null}
          />
        )}
      </ReadState>
      {mode === 'several' && editing !== undefined && (
        <SeveralBar
          chosen={chosen}
          isArchive={search.state === 'archived'}
          editing={editing}
          onChanged={() => onChoose(new Set())}
          onClose={onClose}
        />
      )}
    </Stack>
  );
}

function Waiting() {
  return (
    <Stack gap="xs">
      {[0, 1, 2, 3, 4].map((place) => (
        <Skeleton key={place} height={66} radius="md" />
      ))}
    </Stack>
  );
}

/** The selected products, over all pages. */
type Choosing = {
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
};

type ProductsProps = ResultsProps & {
  readonly list: EntriesPage;
  /** null: not selecting. */
  readonly choosing: Choosing | null;
};

function Products({ room, search, list, editing, choosing }: ProductsProps) {
  const actions = useProductActions(room);
  const [counted, setCounted] = useState<number | null>(null);
  const ids = list.content.map(({ id }) => id);
  return (
    <>
      {choosing !== null && ids.length > 0 && (
        <Checkbox
          p="xs"
          label={several.page}
          checked={ids.every((id) => choosing.chosen.has(id))}
          indeterminate={ids.some((id) => choosing.chosen.has(id)) && !ids.every((id) => choosing.chosen.has(id))}
          onChange={(event) => choosing.onChoose(choose(choosing.chosen, ids, event.currentTarget.checked))}
        />
      )}
      {list.totalElements === 0 ? (
        <Nothing search={search} />
      ) : (
        <Rows isFramed aria-label={words.list}>
          {list.content.map((entry) => (
            <Row key={entry.id} isTight>
              {choosing !== null && (
                <Checkbox
                  aria-label={several.choose(entry.name)}
                  checked={choosing.chosen.has(entry.id)}
                  onChange={(event) =>
                    choosing.onChoose(choose(choosing.chosen, [entry.id], event.currentTarget.checked))
                  }
                />
              )}
              <ProductRow
                room={room}
                entry={entry}
                rights={editing ?? NO_RIGHTS}
                actions={actions}
                onStock={() => setCounted(entry.id)}
              />
            </Row>
          ))}
        </Rows>
      )}
      <PageLinks page={pageIndex(search)} total={list.totalElements} />
      <StockDialog entry={list.content.find(({ id }) => id === counted) ?? null} onClose={() => setCounted(null)} />
      {actions.dialog}
    </>
  );
}

/** The selection with or without these ids; at the limit of one step a message is shown. */
function choose(chosen: ReadonlySet<number>, ids: readonly number[], isChosen: boolean): ReadonlySet<number> {
  const others = [...chosen].filter((id) => !ids.includes(id));
  if (!isChosen) return new Set(others);
  if (others.length + ids.length > MOST_AT_ONCE) announce(several.most(MOST_AT_ONCE), 'bad');
  return new Set([...others, ...ids].slice(0, MOST_AT_ONCE));
}

function Nothing({ search }: { readonly search: MenuSearch }) {
  const { page: _, sort: __, ...filters } = search;
  const isFiltered = Object.keys(filters).length > 0;
  const isBareArchive = search.state === 'archived' && search.search === undefined && search.category === undefined;
  return (
    <Empty
      icon={<IconSoup aria-hidden />}
      title={isBareArchive ? words.emptyArchive : isFiltered ? words.empty : words.emptyMenu}
      action={
        isFiltered && (
          <TouchLink to="." search={{}}>
            {words.resetFilters}
          </TouchLink>
        )
      }
    />
  );
}
