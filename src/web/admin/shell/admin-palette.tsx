import { Button, Kbd, Text } from '@mantine/core';
import { getAllOrders } from '#contract/orders/staff-calls.ts';
import { getEntries } from '#contract/products/staff-calls.ts';
import {
  IconAdjustments,
  IconClipboardList,
  IconRefresh,
  IconSearch,
  IconToolsKitchen2,
} from '#web/staff/kit/icons.gen.tsx';
import '@mantine/spotlight/styles.css';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FRESH_MS } from '#contract/freshness.ts';
import { adminPaletteWords as words } from '#web/i18n/admin/palette.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { useDeclarations } from '#web/pages/use-declarations.ts';
import { useApi } from '#web/use-api.ts';
import { EntryIcon } from './entry-icon.tsx';
import { findPages, findSettings } from './find-pages.ts';
import { searchedGroups } from './office-groups.ts';

/** Shorter texts match too much to be useful. */
const SHORTEST = 2;
const PAUSE_MS = 200;
const MOST_FOUND = 5;
const MOST_PAGES = 7;

export function openPalette(): void {
  spotlight.open();
}

/** The command palette (Ctrl+K): all pages and their named fields, and products and orders that match the text. */
export function AdminPalette() {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const goToProduct = (id: number) => void navigate({ to: '/admin/menu/$mealId', params: { mealId: String(id) } });
  const groups = searchedGroups(useDeclarations());
  const text = typed.trim();
  const found = useFound(text);
  const pages = findPages(groups, text).slice(0, text === '' ? undefined : MOST_PAGES);
  const settings = findSettings(groups, text).slice(0, MOST_FOUND);
  const { products, orders, isSearching, hasFailed } = found;
  const isEmpty = pages.length + settings.length + products.length + orders.length === 0;
  return (
    <Spotlight.Root
      query={typed}
      onQueryChange={setTyped}
      shortcut="mod + K"
      tagsToIgnore={[]}
      lockScroll={false}
      centered={false}
      overlayProps={{ backgroundOpacity: 0.45, blur: 0 }}
      scrollable
      maxHeight="min(28rem, 70dvh)"
      radius="lg"
    >
      <Spotlight.Search
        aria-label={words.label}
        placeholder={words.placeholder}
        leftSection={<IconSearch aria-hidden size={20} />}
      />
      <Spotlight.ActionsList>
        {pages.length > 0 && (
          <Spotlight.ActionsGroup label={words.pages}>
            {pages.map(({ label, icon = 'clipboard-list', link, group }) => (
              <Spotlight.Action
                key={`${link.to}#${link.hash ?? ''}`}
                label={label}
                leftSection={<EntryIcon name={icon} />}
                rightSection={group === null ? undefined : <Aside>{group}</Aside>}
                onClick={() => void navigate(link)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {settings.length > 0 && (
          <Spotlight.ActionsGroup label={words.settings}>
            {settings.map(({ label, page, link }) => (
              <Spotlight.Action
                key={`${page} ${label}`}
                label={label}
                leftSection={<IconAdjustments aria-hidden size={20} />}
                rightSection={<Aside>{words.onPage(page)}</Aside>}
                onClick={() => void navigate(link)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {products.length > 0 && (
          <Spotlight.ActionsGroup label={words.products}>
            {products.map(({ id, name }) => (
              <Spotlight.Action
                key={id}
                label={name}
                leftSection={<IconToolsKitchen2 aria-hidden size={20} />}
                onClick={() => goToProduct(id)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {orders.length > 0 && (
          <Spotlight.ActionsGroup label={words.orders}>
            {orders.map(({ orderNumber, client, orderStatus }) => (
              <Spotlight.Action
                key={orderNumber}
                label={words.order(orderNumber, client)}
                description={STATUS[orderStatus]}
                leftSection={<IconClipboardList aria-hidden size={20} />}
                onClick={() => void navigate({ to: '/comenzi/$orderId', params: { orderId: String(orderNumber) } })}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {hasFailed && (
          <Spotlight.ActionsGroup label={words.failed}>
            <Spotlight.Action
              label={words.tryAgain}
              leftSection={<IconRefresh aria-hidden size={20} />}
              closeSpotlightOnTrigger={false}
              onClick={found.searchAgain}
            />
          </Spotlight.ActionsGroup>
        )}
        {isEmpty && !hasFailed && <Spotlight.Empty>{isSearching ? words.searching : words.nothing}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** Where something stands, at the end of its row. */
function Aside({ children }: { readonly children: string }) {
  return (
    <Text component="span" c="dimmed" fz="0.9375rem">
      {children}
    </Text>
  );
}

const { status } = staffWords.orders;
const STATUS = {
  NEW: status.new,
  SCHEDULED: status.scheduled,
  CONFIRMED: status.confirmed,
  DELIVERED: status.delivered,
  REJECTED: status.rejected,
} as const;

/** Label beside the icon, shortcut at the end. */
const START = { label: { flex: 1, justifyContent: 'flex-start' } } as const;

/** The button that opens the palette, for administrators who do not know the shortcut. */
export function PaletteButton() {
  return (
    <Button
      variant="default"
      flex={1}
      px={10}
      styles={START}
      fw={400}
      c="dimmed"
      leftSection={<IconSearch aria-hidden size={18} />}
      rightSection={
        <Kbd aria-hidden size="xs">
          {words.shortcut}
        </Kbd>
      }
      onClick={openPalette}
    >
      {words.open}
    </Button>
  );
}

function useFound(typed: string) {
  const api = useApi();
  const [search] = useDebouncedValue(typed, PAUSE_MS);
  const isLongEnough = search.length >= SHORTEST;
  const asked = { enabled: isLongEnough, placeholderData: keepPreviousData, staleTime: FRESH_MS.products };
  const products = useQuery({
    ...asked,
    queryKey: ['palette', 'products', search],
    queryFn: () => api(getEntries, { query: { searchBy: search, page: 0, size: MOST_FOUND } }),
  });
  const orders = useQuery({
    ...asked,
    queryKey: ['palette', 'orders', search],
    queryFn: () => api(getAllOrders, { query: { search, page: 0, size: MOST_FOUND } }),
  });
  // Results of an earlier text are not shown for a short one.
  const isShown = isLongEnough && typed.length >= SHORTEST;
  return {
    products: isShown ? (products.data?.content ?? []) : [],
    orders: isShown ? (orders.data?.content ?? []) : [],
    isSearching: isShown && (products.isFetching || orders.isFetching),
    hasFailed: isShown && (products.isError || orders.isError),
    searchAgain: () => {
      if (products.isError) void products.refetch();
      if (orders.isError) void orders.refetch();
    },
  };
}
