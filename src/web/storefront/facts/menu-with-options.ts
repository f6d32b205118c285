/**
 * The menu with the options of the given products: lists do not carry options, so each product's come with its own
 * answer. Used in lazily loaded code only.
 */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Api } from '#contract/client.ts';
import { FRESH_MS } from '#contract/freshness.ts';
import { fetchProduct } from '#contract/menu/client.ts';
import type { ProductOptions } from '#domain/menu/menu.ts';
import { addOptions, idsWithChoice } from '#domain/menu/options/menu-with-options.ts';
import { type CachedAnswer, keepAnswer, useSavedOrders } from './cached-answer.ts';
import { menuFacts, oncePerTab } from './shop-answers.ts';

export type MenuFacts = Awaited<ReturnType<ReturnType<typeof menuFacts>['load']>>;

type Known = { readonly options: ReadonlyMap<number, ProductOptions>; readonly failed: ReadonlySet<number> };

const productOptions = oncePerTab((api) => {
  const answers = new Map<number, CachedAnswer<ProductOptions>>();
  const listeners = new Set<() => void>();
  let known: Known = { options: new Map(), failed: new Set() };

  function read(): void {
    const all = [...answers].map(([id, answer]) => ({ id, ...answer.current() }));
    known = {
      options: new Map(all.flatMap(({ id, value }) => (value === null ? [] : [[id, value]]))),
      failed: new Set(all.flatMap(({ id, hasFailed }) => (hasFailed ? [id] : []))),
    };
    for (const listener of listeners) listener();
  }

  function answerOf(id: number): CachedAnswer<ProductOptions> {
    const present = answers.get(id);
    if (present !== undefined) return present;
    const answer = keepAnswer(async () => (await fetchProduct(api, id)).options, FRESH_MS.product);
    answer.subscribe(read);
    answers.set(id, answer);
    return answer;
  }

  return {
    answerOf,
    current: () => known,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});

function addKnown(facts: MenuFacts, options: ReadonlyMap<number, ProductOptions>): MenuFacts {
  return { ...facts, menu: addOptions(facts.menu, options) };
}

/** Products of the lines of a cart or of an earlier order. */
export function productIdsOf(lines: readonly ({ readonly productId: number } | { readonly kind: 'bundle' })[]) {
  return lines.flatMap((line) => ('productId' in line ? [line.productId] : []));
}

/** @param isAnew refetches even what is cached */
export async function loadMenuWithOptions(
  api: Api,
  productIds: readonly number[],
  { isAnew = false }: { readonly isAnew?: boolean } = {},
): Promise<MenuFacts> {
  const facts = await (isAnew ? menuFacts(api).reload() : menuFacts(api).load());
  const { answerOf, current } = productOptions(api);
  await Promise.all(
    idsWithChoice(facts.menu, productIds).map((id) => (isAnew ? answerOf(id).reload() : answerOf(id).load())),
  );
  return addKnown(facts, current().options);
}

/** Null until everything is loaded. */
export function useMenuWithOptions(
  api: Api,
  productIds: readonly number[],
): {
  readonly value: MenuFacts | null;
  readonly hasFailed: boolean;
  readonly look: () => void;
  readonly lookAgain: () => void;
} {
  const answer = menuFacts(api);
  const { value: facts, hasFailed } = useSavedOrders(answer);
  const { subscribe, current, answerOf } = productOptions(api);
  const known = useSyncExternalStore(subscribe, current, current);
  const wanted = facts === null ? '' : idsWithChoice(facts.menu, productIds).join(' ');
  const ids = useMemo(() => (wanted === '' ? [] : wanted.split(' ').map(Number)), [wanted]);
  // Outside system: the network.
  useEffect(() => {
    for (const id of ids) answerOf(id).look();
  }, [ids, answerOf]);
  const isWhole = ids.every((id) => known.options.has(id));
  const value = useMemo(
    () => (facts === null || !isWhole ? null : addKnown(facts, known.options)),
    [facts, isWhole, known],
  );
  const asking = useMemo(
    () => ({
      look: () => {
        for (const one of [answer, ...ids.map(answerOf)]) one.look();
      },
      lookAgain: () => {
        for (const one of [answer, ...ids.map(answerOf)]) one.lookAgain();
      },
    }),
    [answer, ids, answerOf],
  );
  return { value, hasFailed: hasFailed || ids.some((id) => known.failed.has(id)), ...asking };
}
