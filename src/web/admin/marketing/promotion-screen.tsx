import { Alert } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { sentenceOf } from '#contract/errors.ts';
import type { AdminPromotion } from '#contract/promotions/staff-calls.ts';
import { KIND_WORDS } from '#domain/promotions/kind-words.ts';
import type { PromotionType } from '#domain/promotions/kinds.ts';
import { promotionWords as words } from '#web/i18n/admin/marketing.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { KindChooser } from './kind-chooser.tsx';
import { PromotionForm } from './promotion-form.tsx';
import { PromotionList } from './promotion-list.tsx';
import { PromotionMenu } from './promotion-menu.tsx';
import { usePromotions } from './promotion-queries.ts';
import type { PromotionSearch } from './promotion-search.ts';
import { usePromotionActions } from './use-promotion-actions.tsx';

type PromotionScreenProps = {
  /** Of an address that shows one kind only; null for every kind. */
  readonly type: PromotionType | null;
  readonly search: PromotionSearch;
};

/** `/admin/promotions`: the offers of every kind, the choice of a kind, and the form of one offer. */
export function PromotionScreen({ type, search }: PromotionScreenProps) {
  const { promotie, copie } = search;
  const kind = type ?? search.fel ?? null;
  if (promotie === undefined) return <PromotionList type={kind} search={search} />;
  if (promotie !== 'noua') return <OpenPromotion key={promotie} id={promotie} />;
  return kind === null ? <KindChooser /> : <NewPromotion key={`${kind} ${copie}`} type={kind} copyOf={copie} />;
}

const TO_LIST = { label: words.title, link: { to: '/admin/promotions' } } as const;
const TO_KINDS = { label: words.newTitle, link: { to: '/admin/promotions', search: { promotie: 'noua' } } } as const;

type NewPromotionProps = { readonly type: PromotionType; readonly copyOf: number | undefined };

function NewPromotion({ type, copyOf }: NewPromotionProps) {
  const { title, intro } = KIND_WORDS[type];
  return (
    <StaffPage title={title} intro={intro} back={copyOf === undefined ? TO_KINDS : TO_LIST}>
      <ReadState query={usePromotions()} failed={words.failed}>
        {({ content }) => (
          <FormOf type={type} promotion={null} copied={content.find(({ id }) => id === copyOf) ?? null} />
        )}
      </ReadState>
    </StaffPage>
  );
}

function OpenPromotion({ id }: { readonly id: number }) {
  const query = usePromotions();
  const promotion = query.data?.content.find((one) => one.id === id);
  const { title = words.title, intro } = promotion === undefined ? {} : KIND_WORDS[promotion.type];
  const actions = usePromotionActions({ leavesAfterRemoval: true });
  return (
    <StaffPage
      title={promotion?.name ?? words.title}
      intro={promotion === undefined ? undefined : `${title}. ${intro}`}
      back={TO_LIST}
      actions={promotion !== undefined && <PromotionMenu promotion={promotion} actions={actions} />}
    >
      <ReadState query={query} failed={words.failed}>
        {() =>
          promotion === undefined ? (
            <Alert role="alert" color="warn">
              {sentenceOf('promotion_not_found')}
            </Alert>
          ) : (
            <FormOf type={promotion.type} promotion={promotion} copied={null} />
          )
        }
      </ReadState>
      {actions.dialog}
    </StaffPage>
  );
}

type FormOfProps = {
  readonly type: PromotionType;
  readonly promotion: AdminPromotion | null;
  readonly copied: AdminPromotion | null;
};

function FormOf(props: FormOfProps) {
  const navigate = useNavigate();
  return <PromotionForm {...props} onCreated={(id) => void navigate({ to: '.', search: { promotie: id } })} />;
}
