/** Viva's notices are not signed: who they are from is not known, and the payment is asked for before it is believed. */
import { createHash } from 'node:crypto';
import { err, ok, type Result } from '#domain/result.ts';
import { parseJson } from '../ask-provider.ts';
import type { Notice, NoticeRefusal, RawNotice } from '../provider.ts';
import { VivaNotice, withOrderCodesAsText } from './viva-api.ts';

const MOST_BYTES = 64 * 1024;

export function readVivaNotice({ body }: RawNotice, merchantId: string): Result<Notice, NoticeRefusal> {
  if (body.byteLength > MOST_BYTES) return err('unreadable');
  const text = Buffer.from(body).toString('utf8');
  const read = VivaNotice.safeParse(parseJson(withOrderCodesAsText(text)));
  if (!read.success) return err('unreadable');
  const { EventTypeId, MessageId, EventData } = read.data;
  if (EventData.MerchantId.toLowerCase() !== merchantId.toLowerCase()) return err('other_account');
  // A repetition has another count and date in its body, and the same message.
  const said = [EventTypeId, EventData.TransactionId, EventData.StatusId, EventData.OrderCode].join(' ');
  const key = MessageId ?? createHash('sha256').update(said).digest('hex');
  return ok({ attempt: EventData.MerchantTrns ?? '', providerRef: EventData.OrderCode ?? null, key });
}
