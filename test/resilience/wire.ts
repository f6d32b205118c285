/** Requests as the text that goes over the wire. */

import { CALLS, type CallName } from '#contract/all-calls.ts';
import type { Call } from '#contract/define/define-call.ts';
import { FORM_TYPE, formText } from './form-text.ts';
import type { Good } from './good-requests.ts';
import { jsonText } from './json-text.ts';

export type Wire = {
  readonly name: CallName;
  readonly path: string;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly headers: Readonly<Record<string, string>>;
};

type Changes = {
  readonly query?: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The request of `good`, with `changes`. */
export function wire(name: CallName, good: Good, { query, body, headers = {} }: Changes = {}): Wire {
  const { method, path } = CALLS[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => good.params[key] ?? '');
  const asked = new URLSearchParams(good.query).toString();
  const search = [asked, query].filter((one) => one !== undefined && one !== '').join('&');
  return {
    name,
    path: search === '' ? filled : `${filled}?${search}`,
    body: method === 'POST' ? (body ?? bodyText(name, good.body)) : null,
    headers: {
      ...(method === 'POST'
        ? { 'content-type': (CALLS[name] as Call).sends === 'form' ? FORM_TYPE : 'application/json' }
        : {}),
      ...good.headers,
      ...headers,
    },
  };
}

export function bodyText(name: CallName, body: unknown): string {
  return (CALLS[name] as Call).sends === 'form' ? formText(body) : jsonText(body);
}
