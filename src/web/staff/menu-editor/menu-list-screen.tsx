import { Button, Checkbox, Group, NativeSelect, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { EntriesPage, MenuEditing } from '#contract/products/staff-calls.ts';
import { countOf } from '#domain/text/plural.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { announce } from '#web/staff/announce.ts';
import { IconPlus, IconSoup } from '#web/staff/kit/icons.gen.tsx';
import { ButtonLink, ChipLinks, TouchLink } from '#web/staff/kit/links.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { Row, Rows } from '#web/staff/kit/rows.tsx';
import { PageLinks } from '#web/staff/page-links.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { pageIndex } from '#web/ui/page-number.ts';
import { useApi } from '#web/use-api.ts';
import { EditorPage } from './editor-page.tsx';
import styles from './menu-list.module.css';
import { editingQuery, entriesQuery } from './menu-queries.ts';
import { addLink, type MenuRoom } from './menu-room.ts';
import { type MenuSearch, MISSING_FILTERS, readMenuSearch, withMenuSearch } from './menu-search.ts';
import { NoCategories } from './no-categories.tsx';
import { ProductOrder } from './product-order.tsx';
import { ProductRow } from './product-row.tsx';
import { SeveralBar } from './several-bar.tsx';
import { StockDialog } from './stock-dialog.tsx';
import { useProductActions } from './use-product-actions.tsx';

const { list: words, several, order } = menuEditorWords;

/** A copy of the contract's constant, whose file imports zod; zod must not be loaded here. */
const MOST_AT_ONCE = 100;

/** The search starts after a pause of this length in typing. */
const TYPING_MS = 300;
/** Until the rights are loaded. */
const NO_RIGHTS = { mayChangePrices: false, mayDelete: false };

type MenuListProps = {
  readonly room: MenuRoom;
  readonly search: MenuSearch;
  /** Additional buttons of the room. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
};

/** `/admin/menu` and `/comenzi/editare-produse`: every product, with search, availability and stock. */
export function MenuListScreen({ room, search, actions, children }: MenuListProps) {
  const api = useApi();
  const { data: editing } = useQuery(editingQuery(api));
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
      <Filters search={search} editing={editing} />
      {/* A selection belongs either to the menu or to the archive, so switching discards it. */}
      <Results key={search.state ?? 'menu'} room={room} search={search} editing={editing} />
    </EditorPage>
  );
}

type ResultsProps = Pick<MenuListProps, 'room' | 'search'> & { readonly editing: MenuEditing | undefined };

/** The list, or one of its modes: selecting several products, or ordering a category. */
function Results({ room, search, editing }: ResultsProps) {
  const entries = useQuery(entriesQuery(useApi(), search));
  const [mode, setMode] = useState<'list' | 'several' | 'order'>('list');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const total = entries.data?.totalElements;
  const category = editing?.categories.find(({ slug }) => slug === search.category);
  const mayOrder = category !== undefined && search.state === undefined;
  const leave = () => {
    setMode('list');
    setChosen(new Set());
  };
  if (mode === 'order' && mayOrder) return <ProductOrder category={category} onClose={leave} />;
  return (
    <Stack gap="sm" aria-busy={entries.isPlaceholderData}>
      <Group justify="space-between" gap="xs">
        <Text c="dimmed" mih="1.5rem" role="status">
          {total === undefined ? '' : countOf(total, words.count)}
        </Text>
        {editing !== undefined && mode !== 'several' && (total ?? 0) > 0 && (
          <Group gap="xs">
            <Button variant="default" onClick={() => setMode('several')}>
              {several.begin}
            </Button>
            {mayOrder ? (
              <Button variant="default" onClick={() => setMode('order')}>
                {order.begin}
              </Button>
            ) : (
              search.state === undefined && (
                <Text component="span" c="dimmed" mih="1.5rem" className={styles.hint}>
                  {order.needsCategory}
                </Text>
              )
            )}
          </Group>
        )}
      </Group>
      <ReadState query={entries} failed={words.failed} waiting={<Waiting />}>
        {(list) => (
          <Products
            room={room}
            list={list}
            search={search}
            editing={editing}
            choosing={mode === 'several' ? { chosen, onChoose: setChosen } : null}
          />
        )}
      </ReadState>
      {mode === 'several' && editing !== undefined && (
        <SeveralBar
          chosen={chosen}
          isArchive={search.state === 'archived'}
          editing={editing}
          onChanged={() => setChosen(new Set())}
          onClose={leave}
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

/** The address of the same list with changed filters; parsed like typed input. */
function changing(changes: Parameters<typeof withMenuSearch>[1]) {
  return (before: Readonly<Record<string, unknown>>) => withMenuSearch(readMenuSearch(before), changes);
}

type FiltersProps = { readonly search: MenuSearch; readonly editing: MenuEditing | undefined };

function Filters({ search, editing }: FiltersProps) {
  const navigate = useNavigate();
  const ask = (changes: Parameters<typeof withMenuSearch>[1], replace = false) =>
    navigate({ to: '.', search: changing(changes), replace });
  const [typed, setTyped] = useState(search.search ?? '');
  const sent = useRef(search.search ?? '');
  const look = useDebouncedCallback((text: string) => {
    sent.current = text.trim();
    void ask({ search: text.trim() }, true);
  }, TYPING_MS);
  // Outside system: the address, which back, forward or a link may change.
  useEffect(() => {
    const wanted = search.search ?? '';
    if (wanted === sent.current) return;
    sent.current = wanted;
    setTyped(wanted);
  }, [search.search]);
  return (
    <>
      <ChipLinks
        label={words.filter}
        chips={([undefined, 'unavailable', 'archived'] as const).map((state) => ({
          key: state ?? 'all',
          label: words.states[state ?? 'all'],
          count: state === 'archived' ? (editing?.numberOfArchived ?? 0) : 0,
          isChosen: search.state === state,
          link: { to: '.', search: changing({ state }) },
        }))}
      />
      <search>
        <Group gap="xs">
          {/* Without visible labels: the three inputs are self-explanatory, and the list begins higher. */}
          <TextInput
            flex="10 1 18rem"
            miw={0}
            aria-label={words.search}
            type="search"
            placeholder={words.search}
            maxLength={100}
            value={typed}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              look(value);
            }}
          />
          <NativeSelect
            flex="4 1 6.5rem"
            miw={0}
            aria-label={words.category}
            value={search.category ?? ''}
            data={[
              { value: '', label: words.allCategories },
              ...(editing?.categories ?? []).map(({ slug, name, numberOfProducts }) => ({
                value: slug,
                label: `${name} (${numberOfProducts})`,
              })),
            ]}
            onChange={({ currentTarget: { value } }) => void ask({ category: value })}
          />
          <NativeSelect
            flex="3 1 6.5rem"
            miw={0}
            aria-label={words.missing}
            value={search.missing ?? ''}
            data={[
              { value: '', label: words.missingAny },
              ...MISSING_FILTERS.map((fact) => ({ value: fact, label: words.lacks(menuEditorWords.facts[fact]) })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              void ask({ missing: readMenuSearch({ missing: value }).missing })
            }
          />
          <NativeSelect
            flex="3 1 6.5rem"
            miw={0}
            aria-label={words.sort}
            value={search.sort ?? 'menu'}
            data={Object.entries(words.sorts).map(([value, label]) => ({ value, label }))}
            onChange={({ currentTarget: { value } }) => void ask({ sort: value as MenuSearch['sort'] })}
          />
        </Group>
      </search>
    </>
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
