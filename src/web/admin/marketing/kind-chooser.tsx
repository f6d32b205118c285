import { Stack, Text, Title } from '@mantine/core';
import { keysOf } from '#domain/keys-of.ts';
import { exampleOfOffer, sampleTermsOf } from '#domain/promotions/example-of-offer.ts';
import { KIND_WORDS } from '#domain/promotions/kind-words.ts';
import { PROMOTION_KINDS, type PromotionType } from '#domain/promotions/kinds.ts';
import { EntryIcon } from '#web/admin/shell/entry-icon.tsx';
import { promotionWords as words } from '#web/i18n/admin/marketing.ts';
import { Columns } from '#web/staff/kit/columns.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { CardLink } from './card-link.tsx';
import { iconOfKind } from './kind-icon.ts';
import { tellExample } from './tell-example.ts';

/** What an offer lowers, as an owner looks for it. */
type Group = keyof typeof words.kindGroups;

function groupOf(type: PromotionType): Group {
  const { entersBy, reduces } = PROMOTION_KINDS[type];
  if (entersBy === 'code') return 'codes';
  return reduces === 'cart' || reduces === 'delivery' ? 'cart' : 'products';
}

const GROUPS: readonly Group[] = ['products', 'cart', 'codes'];

function kindsIn(group: Group): readonly PromotionType[] {
  return keysOf(KIND_WORDS).filter((type) => groupOf(type) === group);
}

/** The choice of a kind for a new offer: each by its name and an example with figures. */
export function KindChooser() {
  return (
    <StaffPage title={words.newTitle} intro={words.chooseIntro} back={{ label: words.title, link: TO_LIST }}>
      {GROUPS.map((group) => (
        <Stack key={group} component="section" gap="sm" aria-label={words.kindGroups[group]}>
          <Title order={2}>{words.kindGroups[group]}</Title>
          <Columns component="ul" least="19.5rem" gap="0.75rem">
            {kindsIn(group).map((type) => (
              <li key={type}>
                <KindCard type={type} />
              </li>
            ))}
          </Columns>
        </Stack>
      ))}
    </StaffPage>
  );
}

/** One kind of each group, to begin with. */
export function FirstKinds() {
  return (
    <Columns component="ul" least="16rem" gap="0.75rem" aria-label={words.examples}>
      {GROUPS.flatMap((group) => kindsIn(group).slice(0, 1)).map((type) => (
        <li key={type}>
          <KindCard type={type} />
        </li>
      ))}
    </Columns>
  );
}

const TO_LIST = { to: '/admin/promotions' } as const;

/** A kind by its name and its example; it opens the form. */
export function KindCard({ type }: { readonly type: PromotionType }) {
  const { title, intro } = KIND_WORDS[type];
  return (
    <CardLink to="/admin/promotions" search={{ promotie: 'noua', fel: type }}>
      <EntryIcon name={iconOfKind(type)} />
      <Stack gap={4} miw={0}>
        <Title order={3} fz="1.0625rem">
          {title}
        </Title>
        <Text>{tellExample(exampleOfOffer(type, sampleTermsOf(type)))}</Text>
        <Text c="dimmed" fz="sm" lineClamp={2} title={intro}>
          {intro}
        </Text>
      </Stack>
    </CardLink>
  );
}
