import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { type AdminPromotion, deletePromotion, savePromotion } from '#contract/promotions/staff-calls.ts';
import { promotionWords as words } from '#web/i18n/admin/marketing.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { offerUndo } from '#web/staff/offer-undo.tsx';
import { useApi } from '#web/use-api.ts';
import { PROMOTIONS_KEY } from './promotion-queries.ts';

type Switched = Pick<AdminPromotion, 'id' | 'name' | 'version'> & {
  readonly isOn: boolean;
  readonly isUndo?: true;
};

export type PromotionActions = ReturnType<typeof usePromotionActions>;

/** What is done with a promotion without its form: switched on and off, deleted. Render `dialog` on the page. */
export function usePromotionActions({ leavesAfterRemoval = false } = {}) {
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<AdminPromotion | null>(null);
  const readAgain = () => queries.invalidateQueries({ queryKey: PROMOTIONS_KEY });

  const { mutate: switchOn, ...switching } = useMutation({
    mutationFn: ({ id, version, isOn }: Switched) => api(savePromotion, { body: { id, version, active: isOn } }),
    onSuccess: ({ version }, { id, name, isOn, isUndo }) => {
      const said = isOn ? words.switchedOn(name) : words.switchedOff(name);
      if (isUndo) announce(said);
      else offerUndo(said, words.undo, () => switchOn({ id, name, version, isOn: !isOn, isUndo: true }));
    },
    onError: (failure) => announce(failureSentence(failure, words.stepFailed), 'bad'),
    onSettled: readAgain,
  });
  const remove = useMutation({
    // One that is on is switched off first: guests may be ordering with it.
    mutationFn: async ({ id, version, active }: AdminPromotion) => {
      if (active) await api(savePromotion, { body: { id, version, active: false } });
      return api(deletePromotion, { params: { id } });
    },
    onSuccess: async ({ message }) => {
      announce(message);
      setAsked(null);
      if (leavesAfterRemoval) await navigate({ to: '/admin/promotions' });
    },
    onSettled: readAgain,
  });

  const isKept = asked !== null && asked.timesUsed + asked.codesIssued > 0;
  const close = () => setAsked(null);
  const confirm = () => {
    if (asked === null) return;
    if (!isKept) remove.mutate(asked);
    else {
      if (asked.active) switchOn({ ...asked, isOn: false });
      close();
    }
  };
  const dialog: ReactNode = asked !== null && (
    <ConfirmDialog
      opened
      title={isKept ? words.keptTitle(asked.name) : words.removeTitle(asked.name)}
      confirm={isKept ? (asked.active ? words.turnOff : words.understood) : words.removeConfirm}
      tone={isKept ? 'accent' : 'bad'}
      isPending={remove.isPending}
      failure={remove.isError ? failureSentence(remove.error, words.stepFailed) : null}
      onConfirm={confirm}
      onCancel={close}
    >
      {isKept ? words.keptText : words.removeText}
    </ConfirmDialog>
  );
  return {
    switchOn: (promotion: AdminPromotion, isOn: boolean) => switchOn({ ...promotion, isOn }),
    /** What is being switched now; null for nothing. */
    switching: switching.isPending ? switching.variables : null,
    askToRemove: (promotion: AdminPromotion) => {
      remove.reset();
      setAsked(promotion);
    },
    dialog,
  };
}
