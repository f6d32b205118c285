import { useQueryClient } from '@tanstack/react-query';
import type { OrderView } from '#domain/orders/order-view.ts';
import { repeatOrder } from '#domain/telephone/repeat-order.ts';
import { telephoneWords as words } from '#web/i18n/panel/telephone.ts';
import { describeChange } from '#web/i18n/shop/describe-change.ts';
import { loadMenuWithOptions } from '#web/panel/ordering/menu-with-options.ts';
import type { OrderingFacts } from '#web/panel/ordering/ordering-facts.ts';
import { useApi } from '#web/use-api.ts';
import type { CallDraft } from './call-draft.ts';
import { fillIn } from './fill-in.ts';

type RepeatOptions = {
  readonly draft: CallDraft;
  readonly facts: OrderingFacts;
  readonly edit: (part: Partial<CallDraft>) => void;
  /** Called when the call has the lines of the earlier order. */
  readonly onFilled: () => void;
};

/** Fills a call with an earlier order, and says what is different since. */
export function useRepeatOrder({ draft, facts, edit, onFilled }: RepeatOptions): (earlier: OrderView) => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  return async (earlier) => {
    const ordered = earlier.lines.map(({ productId }) => productId);
    const known = await loadMenuWithOptions(queries, api, facts.menu, ordered).catch(() => null);
    if (known === null) {
      edit({ changes: [words.loadFailed] });
      return;
    }
    const { address, changes, isZoneGone, ...again } = repeatOrder(earlier, {
      ...facts,
      ...facts.restaurant,
      menu: known,
    });
    const repeated = fillIn(draft, {
      ...again,
      // Lines ordered without options stay without them.
      lines: again.lines.map((line) => (line.kind === 'product' ? { options: [], ...line } : line)),
      ...(address === null ? {} : { address }),
      changes: [
        ...changes.map(describeChange),
        ...(isZoneGone ? [words.zoneGone] : []),
        ...(again.lines.length === 0 ? [words.nothingLeft] : []),
      ],
    });
    edit(repeated);
    onFilled();
  };
}
