import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChangeRequest, changeOrder, proposeChange } from '#contract/orders/staff-client.ts';
import type { OfferedMenu } from '#domain/menu/shown-menu.ts';
import { bani } from '#domain/money/bani.ts';
import { followsFromMeans, isMix } from '#domain/orders/payment-means.ts';
import { proposalWords as words } from '#web/i18n/panel/proposals.ts';
import { useMenuWithOptions } from '#web/panel/ordering/menu-with-options.ts';
import { orderingFactsQuery } from '#web/panel/ordering/ordering-facts.ts';
import { parseSecondPart } from '#web/panel/ordering/second-part.ts';
import { useApi } from '#web/use-api.ts';
import { withDefaults } from './change-draft.ts';
import { type ChangeValues, changeProblems, changeValuesOf, draftToSend } from './change-values.ts';
import type { DecisionProps } from './decision-dialog.tsx';
import { useChangeQuote } from './use-change-quote.ts';
import { useDecisionForm } from './use-decision-form.ts';

/** Null changes the order at once; a number asks the guest, who has that long to answer. */
type SentChange = ChangeRequest & { readonly answerMinutes: number | null };

/** While the menu loads. */
const NO_MENU: OfferedMenu = { categories: [], products: [] };

/**
 * State of the form that changes an order: its values, the menu to choose from, and the price of the current values.
 */
export function useChangeForm({ order, onClose }: Pick<DecisionProps, 'order' | 'onClose'>) {
  const [opened] = useState(order);
  const form = useDecisionForm({
    order,
    initial: () => changeValuesOf(opened),
    judge: (values) => changeProblems(values, opened),
    step: (api, number, { answerMinutes, ...request }: SentChange, signal) =>
      answerMinutes === null
        ? changeOrder(api, number, request, signal)
        : proposeChange(api, number, { ...request, answerMinutes }, signal),
    requestOf: (values: ChangeValues, { version }): SentChange => ({
      draft: draftOfValues(values),
      reason: values.reason.trim(),
      expectedVersion: version,
      // Without a price the button is disabled, so this 0 is never sent.
      expectedPayable: quote.data?.payable ?? bani(0),
      acceptance: { minutes: values.preparation, allergyRead: values.hasReadAllergy },
      answerMinutes: values.consent === 'page' ? values.answerMinutes : null,
    }),
    onDone: (_order, { consent }) => (consent === 'page' ? words.donePage : words.done),
    onClose,
  });
  const read = useQuery(orderingFactsQuery(useApi()));
  const facts = read.data ?? null;
  const { menu, isWhole, hasFailed } = useMenuWithOptions(
    facts?.menu ?? NO_MENU,
    form.values.lines.map(({ line }) => line),
  );
  const draftOfValues = (values: ChangeValues) =>
    draftToSend({ ...values, lines: withDefaults(values.lines, menu) }, opened);
  const quote = useChangeQuote(opened, draftOfValues(form.values));
  const isPriced = quote.data !== undefined && quote.isCurrent && !quote.isError;
  const { payment, secondPart } = form.values;
  const payable = quote.data?.payable ?? opened.payable;
  const isSplitRight = !isMix(payment) || followsFromMeans(payment) || parseSecondPart(secondPart, payable) !== null;
  return {
    /** The order when the form was opened. */
    opened,
    form,
    facts,
    menu,
    hasMenuFailed: hasFailed || (read.isError && facts === null),
    quote,
    isPriced,
    payable,
    isSplitRight,
    isReady: isWhole && isPriced && isSplitRight && quote.data.problem === null && quote.data.changes.length > 0,
  };
}
