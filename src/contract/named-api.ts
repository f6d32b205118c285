/** A client that also makes calls by their names, and answers those as they were sent: for tests and tools. */
import { CALLS, type CallName, type Calls } from './all-calls.ts';
import { type Api, createApi, type Dispatch, sendCalls, type WireInput } from './client.ts';
import type { Call, InputOf, WireAnswerOf, WireBodyOf } from './define/define-call.ts';

export type CallInput<Name extends CallName> = InputOf<Calls[Name], WireBodyOf<Calls[Name]>>;
export type CallOutput<Name extends CallName> = WireAnswerOf<Calls[Name]>;

export type NamedApi = Api &
  (<Name extends CallName>(name: Name, input?: CallInput<Name>) => Promise<CallOutput<Name>>);

export function createNamedApi(dispatch: Dispatch, origin: string): NamedApi {
  const api = createApi(dispatch, origin);
  const send = sendCalls(dispatch, origin);
  const ask = (call: CallName | Call, input: WireInput = {}) =>
    typeof call === 'string' ? send(CALLS[call], input) : api(call, input as InputOf<Call>);
  return ask as NamedApi;
}
