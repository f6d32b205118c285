import { useState } from 'react';
import type { CheckoutField } from '#web/storefront/checkout/form/judge-checkout.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';

export type Known = {
  readonly isKnown: boolean;
  /** The line was pressed: the first field takes the focus. */
  readonly isChanged: boolean;
  readonly change: () => void;
};

/**
 * Whether fields that were complete when the checkout opened are shown as one line: until they are changed or refused.
 *
 * @param isFilled none of them is missing; needed because the form is judged only shortly after the first render
 */
export function useKnown({ problems, errorOf }: Checkout, fields: readonly CheckoutField[], isFilled: boolean): Known {
  const isComplete = isFilled && !problems.some(({ field }) => fields.includes(field));
  const [state, setState] = useState<'known' | 'asked' | 'changed'>(isComplete ? 'known' : 'asked');
  return {
    isKnown: state === 'known' && isComplete && !fields.some(errorOf),
    isChanged: state === 'changed',
    change: () => setState('changed'),
  };
}
