import type { AdminPromotion } from '#contract/promotions/staff-calls.ts';
import { promotionWords as words } from '#web/i18n/admin/marketing.ts';
import { RowActions } from '#web/staff/kit/row-actions.tsx';
import type { PromotionActions } from './use-promotion-actions.tsx';

type PromotionMenuProps = { readonly promotion: AdminPromotion; readonly actions: PromotionActions };

export function PromotionMenu({ promotion, actions }: PromotionMenuProps) {
  const { id, name, type: fel } = promotion;
  const search = { promotie: 'noua', fel, copie: id } as const;
  return (
    <RowActions
      name={name}
      actions={[
        {
          label: words.duplicate,
          icon: 'copy',
          link: { to: '/admin/promotions', search },
        },
        {
          label: words.remove,
          icon: 'trash',
          onChoose: () => actions.askToRemove(promotion),
          isDangerous: true,
        },
      ]}
    />
  );
}
