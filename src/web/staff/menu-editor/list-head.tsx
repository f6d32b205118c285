import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MenuEditing } from '#contract/products/staff-calls.ts';
import { countOf } from '#domain/text/plural.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { IconAdjustments, IconGripVertical, IconListCheck } from '#web/staff/kit/icons.gen.tsx';
import { ChipLinks, TouchLink } from '#web/staff/kit/links.tsx';
import styles from './menu-list.module.css';
import { type MenuSearch, MISSING_FILTERS, readMenuSearch, withMenuSearch } from './menu-search.ts';

const { list: words, several, order } = menuEditorWords;

/** The search starts after a pause of this length in typing. */
const TYPING_MS = 300;

type FiltersProps = { readonly search: MenuSearch; readonly editing: MenuEditing | undefined };

type ListHeadProps = FiltersProps & {
  /** Number of products that match; undefined before it is known. */
  readonly total: number | undefined;
  readonly mode: 'list' | 'several' | 'order';
  /** Whether the products shown are one category of the menu, whose order can be changed. */
  readonly mayOrder: boolean;
  readonly onMode: (mode: 'several' | 'order') => void;
};

/** Search, filters, count and modes of the product list. On a phone it is one row, and the filters are in a sheet. */
export function ListHead({ search, editing, total, mode, mayOrder, onMode }: ListHeadProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const mayBegin = editing !== undefined && (total ?? 0) > 0;
  const count = total === undefined ? '' : countOf(total, words.count);
  const numberOfFilters = [search.state, search.category, search.missing, search.sort].filter(
    (value) => value !== undefined,
  ).length;
  const opener = numberOfFilters === 0 ? words.filters : words.filtersOn(countOf(numberOfFilters, words.filterCount));
  return (
    <div className={styles.head}>
      <div className={styles.inline}>
        <StateChips search={search} editing={editing} />
      </div>
      <search className={styles.search}>
        <SearchField search={search} total={total} />
        <Group gap="xs" className={styles.inline ?? ''} flex="10 1 23rem">
          <Selects search={search} editing={editing} look="row" />
        </Group>
      </search>
      <Button
        variant="default"
        className={styles.opener ?? ''}
        px="var(--space)"
        aria-label={opener}
        title={opener}
        aria-haspopup="dialog"
        onClick={open}
      >
        <IconAdjustments aria-hidden size={20} />
        {numberOfFilters > 0 && <span className={styles.number}>{numberOfFilters}</span>}
      </Button>
      <Text c="dimmed" mih="1.5rem" role="status" className={styles.count ?? ''}>
        {count}
      </Text>
      {mayBegin && mode === 'list' && (
        <>
          <Tool icon={<IconListCheck aria-hidden size={20} />} onClick={() => onMode('several')}>
            {several.begin}
          </Tool>
          {mayOrder ? (
            <Tool icon={<IconGripVertical aria-hidden size={20} />} onClick={() => onMode('order')}>
              {order.begin}
            </Tool>
          ) : (
            search.state === undefined && (
              <Text component="span" c="dimmed" mih="1.5rem" className={styles.inline ?? ''}>
                {order.needsCategory}
              </Text>
            )
          )}
        </>
      )}
      <Modal opened={isOpen} onClose={close} title={words.filters}>
        <Stack gap="md" className={styles.sheet ?? ''}>
          <StateChips search={search} editing={editing} />
          <Selects search={search} editing={editing} look="sheet" />
          <Button onClick={close}>
            {total === 0 || total === undefined ? words.closeFilters : countOf(total, words.show)}
          </Button>
          {numberOfFilters > 0 && (
            <TouchLink to="." search={{}} style={{ justifyContent: 'center' }}>
              {words.resetFilters}
            </TouchLink>
          )}
        </Stack>
      </Modal>
    </div>
  );
}

type ToolProps = { readonly icon: ReactNode; readonly onClick: () => void; readonly children: string };

/** A button of a mode; on a phone its icon alone. */
function Tool({ icon, onClick, children }: ToolProps) {
  return (
    <Button variant="default" className={styles.tool ?? ''} px="var(--space)" title={children} onClick={onClick}>
      {icon}
      <span className={styles.toolName}>{children}</span>
    </Button>
  );
}

/** The address of the same list with changed filters; parsed like typed input. */
function changing(changes: Parameters<typeof withMenuSearch>[1]) {
  return (before: Readonly<Record<string, unknown>>) => withMenuSearch(readMenuSearch(before), changes);
}

/** Changes the filters in the address. */
function useFilter() {
  const navigate = useNavigate();
  return (changes: Parameters<typeof withMenuSearch>[1], replace = false) =>
    navigate({ to: '.', search: changing(changes), replace });
}

function StateChips({ search, editing }: FiltersProps) {
  return (
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
  );
}

/** Without a visible label: it names what it looks through and how much that is. */
function SearchField({ search, total }: Pick<ListHeadProps, 'search' | 'total'>) {
  const filter = useFilter();
  const [typed, setTyped] = useState(search.search ?? '');
  const sent = useRef(search.search ?? '');
  const look = useDebouncedCallback((text: string) => {
    sent.current = text.trim();
    void filter({ search: text.trim() }, true);
  }, TYPING_MS);
  // Outside system: the address, which back, forward or a link may change.
  useEffect(() => {
    const wanted = search.search ?? '';
    if (wanted === sent.current) return;
    sent.current = wanted;
    setTyped(wanted);
  }, [search.search]);
  return (
    <TextInput
      flex="10 1 10rem"
      miw={0}
      aria-label={words.search}
      type="search"
      placeholder={total === undefined || typed !== '' ? words.search : countOf(total, words.searchIn)}
      maxLength={100}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        look(value);
      }}
    />
  );
}

/** Category, what is missing, and order: beside the search without visible labels, in the sheet with them. */
function Selects({ search, editing, look }: FiltersProps & { readonly look: 'row' | 'sheet' }) {
  const filter = useFilter();
  const named = (label: string, width: string) =>
    look === 'sheet' ? { label } : { 'aria-label': label, flex: `1 1 ${width}`, miw: 0 };
  return (
    <>
      <NativeSelect
        {...named(words.category, '8.5rem')}
        value={search.category ?? ''}
        data={[
          { value: '', label: words.allCategories },
          ...(editing?.categories ?? []).map(({ slug, name, numberOfProducts }) => ({
            value: slug,
            label: `${name} (${numberOfProducts})`,
          })),
        ]}
        onChange={({ currentTarget: { value } }) => void filter({ category: value })}
      />
      <NativeSelect
        {...named(words.missing, '6.5rem')}
        value={search.missing ?? ''}
        data={[
          { value: '', label: words.missingAny },
          ...MISSING_FILTERS.map((fact) => ({ value: fact, label: words.lacks(menuEditorWords.facts[fact]) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          void filter({ missing: readMenuSearch({ missing: value }).missing })
        }
      />
      <NativeSelect
        {...named(words.sort, '7rem')}
        value={search.sort ?? 'menu'}
        data={Object.entries(words.sorts).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) => void filter({ sort: value as MenuSearch['sort'] })}
      />
    </>
  );
}
