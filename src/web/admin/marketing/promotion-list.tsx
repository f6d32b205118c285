import { Badge, Group, Stack, Switch, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { AdminPromotion } from '#contract/promotions/staff-calls.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { KIND_WORDS } from '#domain/promotions/kind-words.ts';
import type { PromotionType } from '#domain/promotions/kinds.ts';
import { fold } from '#domain/text/fold.ts';
import { countOf } from '#domain/text/plural.ts';
import { promotionWords as words } from '#web/i18n/admin/marketing.ts';
import { IconDiscount, IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { ButtonLink, ChipLinks, TouchLink } from '#web/staff/kit/links.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { Row, Rows } from '#web/staff/kit/rows.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { SearchField } from '#web/staff/search-field.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import type { MenuNames } from './about-names.ts';
import { useMenuNames } from './conditions-sections.tsx';
import { FirstKinds, KindCard } from './kind-chooser.tsx';
import styles from './promotion-list.module.css';
import { PromotionMenu } from './promotion-menu.tsx';
import { usePromotions } from './promotion-queries.ts';
import type { PromotionSearch } from './promotion-search.ts';
import { STATE_GROUPS, stateGroupOf, toneOfState } from './promotion-states.ts';
import { describePromotion, describeTimes } from './promotion-terms.ts';
import { type PromotionActions, usePromotionActions } from './use-promotion-actions.tsx';

type PromotionListProps = {
  /** Only this kind. */
  readonly type: PromotionType | null;
  readonly search: PromotionSearch;
};

/** Every promotion with its state, what it gives, when, and what it has given so far. */
export function PromotionList({ type, search }: PromotionListProps) {
  const { title, intro } = type === null ? words : KIND_WORDS[type];
  const toForm = type === null ? { promotie: 'noua' as const } : { promotie: 'noua' as const, fel: type };
  return (
    <StaffPage
      title={title}
      intro={intro}
      actions={
        <ButtonLink to="/admin/promotions" search={toForm} leftSection={<IconPlus aria-hidden size={18} />}>
          {words.add}
        </ButtonLink>
      }
    >
      <ReadState query={usePromotions()} failed={words.failed}>
        {({ content }) => <Found type={type} search={search} promotions={content} />}
      </ReadState>
    </StaffPage>
  );
}

type Described = { readonly promotion: AdminPromotion; readonly gives: string };

function Found({ type, search, promotions }: PromotionListProps & { readonly promotions: readonly AdminPromotion[] }) {
  const navigate = useNavigate();
  const menu = useMenuNames();
  const actions = usePromotionActions();
  const ofKind = type === null ? promotions : promotions.filter((one) => one.type === type);
  if (ofKind.length === 0) return <NoPromotions type={promotions.length === 0 ? null : type} />;
  const described = ofKind.map((promotion) => withSentence(promotion, menu));
  const matching = described.filter((one) => matches(one, search.q ?? ''));
  const found = matching.filter(({ promotion: { state } }) => isIn(state, search)).toSorted(byState);
  const chips = [undefined, ...STATE_GROUPS].map((group) => ({
    key: group ?? '',
    label: group === undefined ? words.all : words.groups[group],
    count: matching.filter(({ promotion: { state } }) => group === undefined || stateGroupOf(state) === group).length,
    isChosen: search.state === group,
    link: { to: '.' as const, search: (): Record<string, unknown> => ({ ...search, state: group }) },
  }));
  return (
    <Stack gap="sm">
      <SearchField
        label={words.search}
        defaultValue={search.q}
        onSearch={(q) => void navigate({ to: '.', search: { ...search, q: q || undefined }, replace: true })}
      />
      <ChipLinks
        label={words.filters}
        chips={chips.filter(({ count, isChosen, key }) => count > 0 || isChosen || key === '')}
      />
      <Text c="dimmed" role="status">
        {found.length === 0 ? words.noResults : countOf(found.length, words.counts)}
      </Text>
      {found.length > 0 && (
        <Rows isFramed aria-label={words.list}>
          {found.map(({ promotion, gives }) => (
            <PromotionRow key={promotion.id} promotion={promotion} gives={gives} actions={actions} />
          ))}
        </Rows>
      )}
      {type !== null && <TouchLink to="/admin/promotions">{words.everyKind}</TouchLink>}
      {actions.dialog}
    </Stack>
  );
}

function withSentence(promotion: AdminPromotion, menu: MenuNames | null): Described {
  return { promotion, gives: describePromotion(promotion, menu) };
}

/** By its name, its code, its kind or what it gives. */
function matches({ promotion, gives }: Described, typed: string): boolean {
  const { title, keywords } = KIND_WORDS[promotion.type];
  const text = fold([promotion.name, promotion.couponCode ?? '', title, ...keywords, gives].join(' '));
  return fold(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function isIn(state: AdminPromotion['state'], search: PromotionSearch): boolean {
  return search.state === undefined || stateGroupOf(state) === search.state;
}

/** What runs comes first; among equals the newest. */
function byState({ promotion: one }: Described, { promotion: other }: Described): number {
  const rankOf = ({ state }: AdminPromotion) => STATE_GROUPS.indexOf(stateGroupOf(state));
  return rankOf(one) - rankOf(other) || other.id - one.id;
}

type PromotionRowProps = Described & { readonly actions: PromotionActions };

function PromotionRow({ promotion, gives, actions }: PromotionRowProps) {
  const { id, name, type, state, active } = promotion;
  const isSwitched = actions.switching?.id === id ? actions.switching.isOn : active;
  return (
    <Row>
      <div className={styles.offer}>
        <TouchLink className={styles.name} to="/admin/promotions" search={{ promotie: id }}>
          {name}
        </TouchLink>
        <Group gap="xs" wrap="nowrap" className={styles.actions}>
          <Switch
            aria-label={words.switchOf(name)}
            className={styles.switch}
            checked={isSwitched}
            onChange={({ currentTarget: { checked } }) => actions.switchOn(promotion, checked)}
          />
          <PromotionMenu promotion={promotion} actions={actions} />
        </Group>
        <Stack gap={4} className={styles.about}>
          <Text lineClamp={2} title={gives}>
            <span className={styles.kind}>{KIND_WORDS[type].title}</span> · {gives}
          </Text>
          <Text c="dimmed" fz="sm">
            <Badge component="span" color={toneOfState(state)} mr="xs">
              {words.states[state]}
            </Badge>
            {[describeTimes(promotion), ...describeUses(promotion)].join(' · ')}
          </Text>
        </Stack>
      </div>
    </Row>
  );
}

function describeUses({ timesUsed, amountGiven, codesIssued }: AdminPromotion): readonly string[] {
  return [
    ...(codesIssued === 0 ? [] : [countOf(codesIssued, words.codesIssued)]),
    timesUsed === 0 ? words.neverUsed : countOf(timesUsed, words.timesUsed),
    ...(amountGiven === ZERO_BANI ? [] : [words.given(formatLei(amountGiven))]),
  ];
}

/** @param type the only kind of the page, where there are offers of others */
function NoPromotions({ type }: { readonly type: PromotionType | null }) {
  if (type !== null) {
    return (
      <Empty
        icon={<IconDiscount aria-hidden />}
        title={words.emptyOfKind}
        action={<TouchLink to="/admin/promotions">{words.everyKind}</TouchLink>}
        example={<KindCard type={type} />}
      />
    );
  }
  return (
    <Stack gap="md">
      <Empty icon={<IconDiscount aria-hidden />} title={words.empty}>
        {words.emptyHint}
      </Empty>
      <FirstKinds />
    </Stack>
  );
}
