import { useEffect, useState } from 'react';
import type { StaffSource } from '#domain/orders/order.ts';
import { readCalls, saveCalls } from '#web/staff/saved-calls.ts';
import { type CallDraft, parseCalls } from './call-draft.ts';
import {
  beginCall,
  currentCall,
  editCall,
  endCall,
  isFull,
  listUnsent,
  openCalls,
  type TakenCall,
  takeCall,
} from './open-calls.ts';

export type Calls = {
  /** The call on screen and the others of this tab, in the order in which they began. */
  readonly all: readonly CallDraft[];
  readonly current: CallDraft;
  /** What became of the current one; null before the server has taken it. */
  readonly taken: TakenCall | null;
  readonly isFull: boolean;
  readonly edit: (part: Partial<CallDraft>) => void;
  /** Keeps the current call and begins another. */
  readonly begin: () => void;
  readonly show: (key: string) => void;
  /** The server has taken the current one. */
  readonly take: (taken: TakenCall) => void;
  /** Ends the current one: it was taken, or given up. */
  readonly end: (next?: StaffSource) => void;
};

/** The calls of this tab: a reload loses none, and brings none back that was taken. */
export function useCalls(): Calls {
  const [calls, setCalls] = useState(() => openCalls(parseCalls(readCalls())));
  // Outside system: the tab's storage.
  useEffect(() => saveCalls(listUnsent(calls)), [calls]);
  const current = currentCall(calls);
  const { key } = current;
  return {
    all: calls.all,
    current,
    taken: calls.taken[key] ?? null,
    isFull: isFull(calls),
    // By its own key: an answer may come when another call is on screen.
    edit: (part) => setCalls((now) => editCall(now, key, part)),
    begin: () => setCalls(beginCall),
    show: (shown) => setCalls((now) => ({ ...now, shown })),
    take: (taken) => {
      setCalls((now) => takeCall(now, key, taken));
      // Staff may have left this page before the answer came: then the state is gone, and the storage is not.
      saveCalls(parseCalls(readCalls()).filter((call) => call.key !== key));
    },
    end: (next = 'PHONE') => setCalls((now) => endCall(now, next)),
  };
}
