import { useEffect, useState } from 'react';
import type { StaffSource } from '#domain/orders/order.ts';
import { readCalls, saveCalls } from '#web/staff/kept-calls.ts';
import { type CallDraft, hasContent, MOST_CALLS, newCall, parseCalls } from './call-draft.ts';

export type Calls = {
  /** The call on screen and the others of this tab, in the order in which they began. */
  readonly all: readonly CallDraft[];
  readonly current: CallDraft;
  readonly isFull: boolean;
  readonly edit: (part: Partial<CallDraft>) => void;
  /** Keeps the current call and begins another. */
  readonly begin: () => void;
  readonly show: (key: string) => void;
  /** Ends the current call: the order was placed, or the call was given up. */
  readonly end: (next?: StaffSource) => void;
};

type State = { readonly all: readonly CallDraft[]; readonly shown: string };

/** The calls of this tab, kept over a reload. */
export function useCalls(): Calls {
  const [{ all, shown }, setState] = useState<State>(() => {
    const kept = parseCalls(readCalls());
    const first = kept[0] ?? newCall('PHONE');
    return { all: kept.length === 0 ? [first] : kept, shown: first.key };
  });
  // Outside system: the tab's storage.
  useEffect(() => saveCalls(all.filter(hasContent)), [all]);
  const current = all.find(({ key }) => key === shown) ?? (all[0] as CallDraft);
  const isFull = all.length >= MOST_CALLS;
  return {
    all,
    current,
    isFull,
    edit: (part) =>
      setState((state) => ({
        ...state,
        all: state.all.map((call) => (call.key === state.shown ? { ...call, ...part } : call)),
      })),
    begin: () => {
      if (isFull) return;
      const call = newCall('PHONE');
      setState({ all: [...all, call], shown: call.key });
    },
    show: (key) => setState((state) => ({ ...state, shown: key })),
    end: (next = 'PHONE') => {
      const others = all.filter(({ key }) => key !== current.key);
      const first = others[0] ?? newCall(next);
      setState({ all: others.length === 0 ? [first] : others, shown: first.key });
    },
  };
}
