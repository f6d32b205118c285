/** The messages of clients: their token, and pings. */
import { parseJson } from '#domain/text/parse-json.ts';

/** Tokens and tickets are 43 characters. */
export const LONGEST_TOKEN = 200;

export type SocketMessage =
  | { readonly kind: 'ping' }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'noise' };

/**
 * The documents' client sends its bare token; other clients send it as JSON, and keep the connection open with
 * `{"type":"ping"}`.
 */
export function readSocketMessage(text: string): SocketMessage {
  const bare = text.trim();
  if (/^[\w-]+$/.test(bare)) return bare.length > LONGEST_TOKEN ? { kind: 'noise' } : { kind: 'token', token: bare };
  const message = parseJson(bare);
  if (typeof message === 'string') return readSocketMessage(message);
  if (typeof message !== 'object' || message === null) return { kind: 'noise' };
  if ('token' in message && typeof message.token === 'string' && message.token.length <= LONGEST_TOKEN) {
    return { kind: 'token', token: message.token };
  }
  return 'type' in message && message.type === 'ping' ? { kind: 'ping' } : { kind: 'noise' };
}
