import { useNavigate } from '@tanstack/react-router';
import type { AdminPromotion } from '#contract/promotions/staff-calls.ts';
import { promotionWords as words } from '#web/i18n/admin/marketing.ts';
import { IconCopy, IconTrash } from '#web/staff/kit/icons.gen.tsx';
import { RowMenu } from '#web/staff/kit/row-menu.tsx';
import type { PromotionActions } from './use-promotion-actions.tsx';

type PromotionMenuProps = { readonly promotion: AdminPromotion; readonly actions: PromotionActions };

export function PromotionMenu({ promotion, actions }: PromotionMenuProps) {
  const navigate = useNavigate();
  const { id, name, type: fel } = promotion;
  const search = { promotie: 'noua', fel, copie: id } as const;
  return (
    <RowMenu
      label={words.more(name)}
      actions={[
        {
          label: words.duplicate,
          icon: <IconCopy aria-hidden size={18} />,
          onChoose: () => void navigate({ to: '/admin/promotions', search }),
        },
        {
          label: words.remove,
          icon: <IconTrash aria-hidden size={18} />,
          onChoose: () => actions.askToRemove(promotion),
          isDangerous: true,
        },
      ]}
    />
  );
}
