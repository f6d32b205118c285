import type { AgainChange } from '#domain/cart/order-again.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { againText } from './again.ts';

/** A change since the earlier order, in a sentence. */
export function describeChange(change: AgainChange): string {
  const { name } = change;
  switch (change.code) {
    case 'gone':
      return againText.gone(name);
    case 'unavailable':
      return againText.unavailable(name);
    case 'sold_out':
      return againText.soldOut(name);
    case 'size_gone':
      return againText.sizeGone(name, change.size);
    case 'extras_gone':
      return againText.extrasGone(name, change.extras.join(', '));
    case 'choice_needed':
      return againText.choiceNeeded(name, change.group);
    case 'message_dropped':
      return againText.messageDropped(name);
    case 'quantity_raised':
      return againText.quantityRaised(name, change.quantity);
    case 'bundle_ended':
      return againText.bundleEnded(name);
    case 'bundle_changed':
      return againText.bundleChanged(name);
    case 'price_changed':
      return againText.priceChanged(name, formatLei(change.before), formatLei(change.now));
  }
}
