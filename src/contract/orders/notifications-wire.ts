/** Ours: notifications about an order (web push), turned on and off on its live page. */
import { z } from 'zod';
import { isPushEndpoint } from '#domain/orders/notifications/push-endpoint.ts';

const Token = z.string().min(20).max(100);
const Endpoint = z.string().refine(isPushEndpoint);

/** The shop's public key (VAPID, RFC 8292), with which a browser subscribes. */
export const PushKeyResponse = z.object({ publicKey: z.string() });

/** The browser's subscription, and the token of the live page. */
export const StartNotificationsRequest = z.object({
  token: Token,
  endpoint: Endpoint,
  /** A point of P-256, uncompressed: 65 bytes as base64url. */
  p256dh: z.string().regex(/^B[\w-]{86}$/),
  /** 16 bytes as base64url. */
  auth: z.string().regex(/^[\w-]{22}$/),
});

export const StopNotificationsRequest = z.object({ token: Token, endpoint: Endpoint });
