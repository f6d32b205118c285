import { Tabs } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { AdminPromotion } from '#contract/promotions/wire.ts';
import { KIND_WORDS } from '#domain/promotions/kind-words.ts';
import type { PromotionType } from '#domain/promotions/kinds.ts';
import { promotionWords as words } from '#web/i18n/admin/marketing.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { PromotionForm } from './promotion-form.tsx';
import { usePromotions } from './promotion-queries.ts';
import styles from './promotion-screen.module.css';
import type { PromotionSearch } from './promotion-search.ts';

const NEW = 'noua';

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
  // The active ones stand first: what runs is what one comes for.
  const shown = search.promotie === NEW ? undefined : (asked ?? promotions[0]);
  const value = shown === undefined ? NEW : String(shown.id);
  const list = useRef<HTMLDivElement>(null);
  // The outside system is the list's scrolling: on a phone the open tab may stand beside the edge.
  useEffect(() => {
    const [tab] = [...(list.current?.querySelectorAll('[role="tab"]') ?? [])].filter(
      (one) => one.getAttribute('aria-selected') === 'true',
    );
    if (value !== '') tab?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [value]);
  return (
    <Tabs
      className={styles.tabs ?? ''}
      value={value}
      onChange={(tab) => {
        if (tab !== null) open(tab === NEW ? NEW : Number(tab));
      }}
      keepMounted={false}
    >
      <Tabs.List ref={list} className={styles.list ?? ''} aria-label={words.tabs}>
        {promotions.map(({ id, name, state }) => (
          <Tabs.Tab key={id} value={String(id)} className={styles.tab ?? ''}>
            <span className={styles.name}>{name}</span>
            <span className={styles.state} data-state={state}>
              {words.states[state]}
            </span>
          </Tabs.Tab>
        ))}
        <Tabs.Tab value={NEW} className={styles.tab ?? ''} leftSection={<IconPlus aria-hidden size={18} />}>
          {KIND_WORDS[type].add}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value={value} className={styles.panel ?? ''}>
        {promotions.length === 0 && <p className={styles.empty}>{KIND_WORDS[type].empty}</p>}
        <PromotionForm key={shown?.id ?? NEW} type={type} promotion={shown ?? null} onCreated={open} />
      </Tabs.Panel>
    </Tabs>
  );
}
