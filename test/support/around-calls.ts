import type { NamedApi } from '#contract/named-api.ts';

/** The client with something around each of its calls: a lost answer, a repetition. */
export function aroundCalls(api: NamedApi, around: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>): NamedApi {
  const ask = api as (call: unknown, input?: object) => Promise<unknown>;
  return ((call: unknown, input?: object) => around(() => ask(call, input))) as NamedApi;
}
