import { countOf } from '#domain/text/plural.ts';
import { receiptWords as words } from '#web/i18n/staff/receipts.ts';
import { useLive } from '#web/panel/live/panel-live.tsx';
import { IconReceipt } from '#web/staff/kit/icons.gen.tsx';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import type { PanelNotice } from './panel-notice.ts';

/** Receipts of the fiscal register that a person must look at. */
export function useReceiptNotices(): readonly PanelNotice[] {
  const open = useLive((state) => state.openReceipts);
  if (open === 0) return [];
  return [
    {
      kind: 'receipts',
      id: '',
      tone: 'warn',
      icon: <IconReceipt aria-hidden size={22} />,
      title: countOf(open, words.open),
      text: words.openHint,
      actions: (
        <ButtonLink to="/comenzi/bonuri-fiscale" variant="default">
          {words.show}
        </ButtonLink>
      ),
    },
  ];
}
