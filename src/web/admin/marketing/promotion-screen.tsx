import { Tabs, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { AdminPromotion } from '#contract/promotions/staff-calls.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { KIND_WORDS } from '#domain/promotions/kind-words.ts';
import type { PromotionType } from '#domain/promotions/kinds.ts';
import { promotionWords as words } from '#web/i18n/admin/marketing.ts';
import { IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { PromotionForm } from './promotion-form.tsx';
import { usePromotions } from './promotion-queries.ts';
import type { PromotionSearch } from './promotion-search.ts';

const NEW = 'noua';
const STATES = {
  running: 'good',
  scheduled: 'warn',
  ended: 'dimmed',
  off: 'dimmed',
  about_nothing: 'bad',
  uses_spent: 'warn',
  budget_spent: 'warn',
} as const satisfies Record<AdminPromotion['state'], string>;
type PromotionScreenProps = { readonly type: PromotionType; readonly search: PromotionSearch };

/** The page of one kind of promotion: a tab for each promotion, and one to add. */
export function PromotionScreen({ type, search }: PromotionScreenProps) {
  const { title, intro } = KIND_WORDS[type];
  return (
    <StaffPage title={title} intro={intro}>
      <ReadState query={usePromotions(type)} failed={words.failed}>
        {({ content }) => <PromotionTabs type={type} promotions={content} search={search} />}
      </ReadState>
    </StaffPage>
  );
}

type PromotionTabsProps = PromotionScreenProps & { readonly promotions: readonly AdminPromotion[] };

function PromotionTabs({ type, promotions, search }: PromotionTabsProps) {
  const navigate = useNavigate();
  const open = (tab: number | typeof NEW) => void navigate({ to: '.', search: { promotie: tab } });
  const asked = promotions.find(({ id }) => id === search.promotie);
  // Active promotions come first, so the first one is usually the wanted one.
  const shown = search.promotie === NEW ? undefined : (asked ?? promotions[0]);
  const value = shown === undefined ? NEW : String(shown.id);
  const list = useRef<HTMLDivElement>(null);
  // Outside system: the scroll position of the tab list. On a phone the open tab may be outside of it.
  useEffect(() => {
    const [tab] = [...(list.current?.querySelectorAll('[role="tab"]') ?? [])].filter(
      (one) => one.getAttribute('aria-selected') === 'true',
    );
    if (value !== '') tab?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [value]);
  return (
    <Tabs
      value={value}
      onChange={(tab) => {
        if (tab !== null) open(tab === NEW ? NEW : Number(tab));
      }}
      keepMounted={false}
    >
      <Tabs.List ref={list} aria-label={words.tabs}>
        {promotions.map(({ id, name, state, amountGiven }) => (
          <Tabs.Tab key={id} value={String(id)}>
            <Text component="span" display="block" fw={600} ta="left" truncate maw="16rem">
              {name}
            </Text>
            <Text component="span" display="block" fz="sm" ta="left" c={STATES[state]}>
              {[words.states[state], ...(amountGiven === ZERO_BANI ? [] : [words.given(formatLei(amountGiven))])].join(
                ' · ',
              )}
            </Text>
          </Tabs.Tab>
        ))}
        <Tabs.Tab value={NEW} leftSection={<IconPlus aria-hidden size={18} />}>
          {KIND_WORDS[type].add}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value={value} pt="lg">
        {promotions.length === 0 && (
          <Text c="dimmed" mb="md">
            {KIND_WORDS[type].empty}
          </Text>
        )}
        <PromotionForm key={shown?.id ?? NEW} type={type} promotion={shown ?? null} onCreated={open} />
      </Tabs.Panel>
    </Tabs>
  );
}
