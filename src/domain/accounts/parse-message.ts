import { MESSAGE_MAX_LENGTH } from '#domain/cart/cart.ts';
import { err, type Result } from '#domain/result.ts';
import { parseText, type TextRefusal } from './parse-text.ts';

export type MessageRefusal = { readonly code: 'message_too_long'; readonly maximum: number } | TextRefusal;

/** The guest's message for the kitchen: one line of at most 40 characters, '' for none (storefront.md §5). */
export function parseMessage(raw: string): Result<string, MessageRefusal> {
  const text = parseText(raw, { maximum: MESSAGE_MAX_LENGTH, isRequired: false, isMultiline: false });
  return !text.ok && text.error.reason === 'too_long'
    ? err({ code: 'message_too_long', maximum: MESSAGE_MAX_LENGTH })
    : text;
}
