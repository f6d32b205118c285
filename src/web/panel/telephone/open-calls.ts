/** The calls of a tab: begun, put aside, taken, ended. */
import type { StaffSource } from '#domain/orders/order.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type CallDraft, hasContent, MOST_CALLS, newCall } from './call-draft.ts';

/** What became of a call: an order, with the path of the guest's page, or a table. */
export type TakenCall =
  | { readonly kind: 'order'; readonly order: OrderView; readonly livePage: string }
  | { readonly kind: 'table'; readonly reservedFor: Instant; readonly people: number };

export type OpenCalls = {
  /** Each in the place where it began. */
  readonly all: readonly CallDraft[];
  /** Key of the one on screen. */
  readonly shown: string;
  /** Those that the server has taken, by key: they are read until the next call, and never sent again. */
  readonly taken: Readonly<Record<string, TakenCall>>;
};

/** @param kept the calls as they were stored */
export function openCalls(kept: readonly CallDraft[]): OpenCalls {
  const all = kept.length === 0 ? [newCall('PHONE')] : kept;
  return { all, shown: (all[0] as CallDraft).key, taken: {} };
}

export function currentCall({ all, shown }: OpenCalls): CallDraft {
  return all.find(({ key }) => key === shown) ?? (all[0] as CallDraft);
}

/** The calls that stand open: what is stored, and what counts for how many there may be. */
export function listUnsent({ all, taken }: OpenCalls): readonly CallDraft[] {
  return all.filter((call) => taken[call.key] === undefined && hasContent(call));
}

export function editCall(calls: OpenCalls, key: string, part: Partial<CallDraft>): OpenCalls {
  return { ...calls, all: calls.all.map((call) => (call.key === key ? { ...call, ...part } : call)) };
}

export function isFull({ all, taken }: OpenCalls): boolean {
  return all.filter(({ key }) => taken[key] === undefined).length >= MOST_CALLS;
}

/** Puts the current call aside and begins another; what was taken has been read. */
export function beginCall(calls: OpenCalls): OpenCalls {
  if (isFull(calls)) return calls;
  const call = newCall('PHONE');
  return { all: [...calls.all.filter(({ key }) => calls.taken[key] === undefined), call], shown: call.key, taken: {} };
}

/** The server has taken it: it stays on screen, and is stored no more. */
export function takeCall(calls: OpenCalls, key: string, taken: TakenCall): OpenCalls {
  return { ...calls, taken: { ...calls.taken, [key]: taken } };
}

/** Ends the current call: it was taken and read, or given up. */
export function endCall(calls: OpenCalls, next: StaffSource): OpenCalls {
  const { key: ended } = currentCall(calls);
  const others = calls.all.filter(({ key }) => key !== ended);
  const all = others.length === 0 ? [newCall(next)] : others;
  const { [ended]: _read, ...taken } = calls.taken;
  return { all, shown: (all[0] as CallDraft).key, taken };
}
