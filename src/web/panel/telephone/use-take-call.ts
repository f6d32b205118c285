import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { takeOrder } from '#contract/orders/telephone-client.ts';
import { addWithheld } from '#domain/promotions/person.ts';
import type { OrderingFacts } from '#web/panel/ordering/ordering-facts.ts';
import { ORDERS_KEY } from '#web/panel/orders/order-queries.ts';
import { usePrinting } from '#web/panel/printing/printing.tsx';
import { useApi } from '#web/use-api.ts';
import type { CallDraft } from './call-draft.ts';
import { CALLER_KEY } from './caller-query.ts';
import { failedCallSentence, listWithheldBy, type SentCall } from './failed-call.ts';
import { type CallField, type CallProblem, fieldId, type JudgedCall } from './judge-call.ts';
import type { Calls } from './use-calls.ts';

type TakeOptions = {
  readonly draft: CallDraft;
  readonly calls: Pick<Calls, 'edit' | 'take'>;
  readonly judged: JudgedCall;
  readonly facts: OrderingFacts;
  /** True when the options of every line are loaded. */
  readonly isWhole: boolean;
  /** Refetches menu and restaurant. */
  readonly reread: () => unknown;
};

/** Sends a call to the kitchen. What is missing is said from the first press on, and the first of it gets the focus. */
export function useTakeCall({ draft, calls, judged, facts, isWhole, reread }: TakeOptions) {
  const api = useApi();
  const queries = useQueryClient();
  const { printAccepted } = usePrinting();
  const [isTold, setTold] = useState(false);
  const { order, quote, problems, minutes } = judged;
  const take = useMutation({
    mutationFn: (_sent: SentCall) => {
      const { source, isAllergyTold } = draft;
      const { zones } = facts.restaurant;
      const taken = { source, minutes, allergyRead: isAllergyTold };
      return takeOrder(api, { order, quote, taken, key: draft.key, zones, promotions: facts.promotions });
    },
    onSuccess: (answer) => {
      calls.take({ kind: 'order', ...answer });
      printAccepted(answer.order);
      return queries.invalidateQueries({ queryKey: ORDERS_KEY });
    },
    // What the server judged otherwise, it judged by a newer menu, or it knows the caller better.
    onError: (error, sent) => {
      const withheld = listWithheldBy(error, sent);
      if (withheld.length > 0) calls.edit({ withheld: addWithheld(draft.withheld, draft, withheld) });
      reread();
      return queries.invalidateQueries({ queryKey: CALLER_KEY });
    },
  });
  const send = () => {
    if (take.isPending || !isWhole) return;
    setTold(true);
    const [first] = problems;
    if (first === undefined) take.mutate({ sums: quote.sums, promotions: facts.promotions });
    else document.getElementById(fieldId(first.field))?.focus();
  };
  const told: readonly CallProblem[] = isTold ? problems : [];
  const problemOf = (field: CallField) => told.find((problem) => problem.field === field)?.sentence;
  const failure = take.isError ? failedCallSentence(take.error, take.variables) : null;
  return { isSending: take.isPending, send, told, problemOf, failure };
}
