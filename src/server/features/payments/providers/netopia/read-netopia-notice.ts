/**
 * Checks the sender of NETOPIA's notices: a JSON web token in `Verification-token`, whose `sub` is the hash of the body.
 * The algorithm is ours and never the token's: the official libraries take it from there.
 */
import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { z } from 'zod';
import { err, ok, type Result } from '#domain/result.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/instant.ts';
import { parseJson } from '../ask-provider.ts';
import type { Notice, NoticeRefusal, RawNotice } from '../provider.ts';
import { NetopiaNotice } from './netopia-api.ts';

const MOST_BYTES = 64 * 1024;
const LEAST_KEY_BITS = 2048;
const ISSUER = 'NETOPIA Payments';
/** A notice is repeated with the same token; what is older is a replay, and the payment is asked for anyway. */
const OLDEST_MS = DAY_MS;
const CLOCK_SKEW_MS = 5 * MINUTE_MS;
const PEM = /-----BEGIN (?:PUBLIC KEY|CERTIFICATE)-----[A-Za-z0-9+/=\s]+-----END (?:PUBLIC KEY|CERTIFICATE)-----/g;

const Claims = z.object({
  iss: z.string().optional(),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  sub: z.string().optional(),
  iat: z.number().optional(),
});

/**
 * The keys in a text of one PEM block or several, each a public key or a certificate.
 *
 * @returns null when there is none, or one is no RSA key of at least 2048 bits
 */
export function parsePublicKeys(text: string): readonly KeyObject[] | null {
  const blocks = text.match(PEM) ?? [];
  try {
    const keys = blocks.map((block) => createPublicKey(block));
    const isStrong = (key: KeyObject) =>
      key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_KEY_BITS;
    return keys.length > 0 && keys.every(isStrong) ? keys : null;
  } catch {
    return null;
  }
}

export function readNetopiaNotice(
  { headers, body, at }: RawNotice,
  account: { readonly posSignature: string; readonly keys: readonly KeyObject[] },
): Result<Notice, NoticeRefusal> {
  if (body.byteLength > MOST_BYTES) return err('unreadable');
  const [head = '', payload = '', signature = '', ...more] = (headers['verification-token'] ?? '').split('.');
  if (signature === '' || more.length > 0) return err('unreadable');
  const header = z.object({ alg: z.string() }).safeParse(parseJson(decodePart(head).toString()));
  if (!header.success) return err('unreadable');
  if (header.data.alg !== 'RS512') return err('wrong_algorithm');
  const signed = Buffer.from(`${head}.${payload}`);
  if (!account.keys.some((key) => verify('RSA-SHA512', signed, key, decodePart(signature)))) return err('forged');
  const claims = Claims.safeParse(parseJson(decodePart(payload).toString()));
  if (!claims.success) return err('unreadable');
  const { iss, aud, sub, iat } = claims.data;
  if (iss !== ISSUER) return err('forged');
  if (![aud].flat().includes(account.posSignature)) return err('other_account');
  if (sub !== createHash('sha512').update(body).digest('base64')) return err('forged');
  if (iat !== undefined && (at - iat * 1000 > OLDEST_MS || iat * 1000 - at > CLOCK_SKEW_MS)) return err('too_old');
  const notice = NetopiaNotice.safeParse(parseJson(Buffer.from(body).toString('utf8')));
  if (!notice.success) return err('unreadable');
  const { order, payment } = notice.data;
  const key = createHash('sha256').update(body).digest('hex');
  return ok({ attempt: order.orderID, providerRef: payment.ntpID, key });
}

function decodePart(part: string): Buffer {
  return Buffer.from(part, 'base64url');
}
