/**
 * Web push: encrypts a message for a browser (RFC 8291), signs it for the shop (RFC 8292), and sends it to a push
 * service (RFC 8030).
 */
import { createECDH, ECDH } from 'node:crypto';
import webPush from 'web-push';
import type { OutboundCaller } from '#server/platform/define/outbound-caller.ts';
import { type Connect, callOut } from '#server/platform/http/call-out.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';

/** A browser's subscription at its push service. */
export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

export type PushMessage = {
  readonly payload: object;
  /** A later message of the same topic replaces one not delivered yet; 32 characters of base64url. */
  readonly topic: string;
  readonly ttlSeconds: number;
};

export type PushSender = {
  /**
   * `gone`: the browser's subscription has ended.
   *
   * @throws Error when the message was not accepted: send it again later
   */
  readonly send: (target: PushTarget, message: PushMessage) => Promise<'taken' | 'gone'>;
};

/** Whether a browser's key is a valid point of the curve, which encryption requires. */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** The body of the answer is not read, because the host is untrusted. */
export const PUSH_SERVICES: OutboundCaller = { name: 'push_services', to: 'public', timeoutMs: 10_000, mostBytes: 0 };
/** Statuses of an unknown or ended subscription, or one made with another key than the shop's. */
const GONE = [403, 404, 410];

/** The shop's public key, with which browsers subscribe (uncompressed P-256, base64url). */
export async function pushPublicKey(secrets: Secrets): Promise<string> {
  return (await loadKeys(secrets)).publicKey;
}

async function loadKeys(secrets: Secrets): Promise<{ readonly publicKey: string; readonly privateKey: string }> {
  const ecdh = createECDH('prime256v1');
  const secret = await secrets.load('push_key');
  ecdh.setPrivateKey(secret);
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}

/**
 * @param loadContact address for push services to write to about the shop's messages
 * @param connect opens the request; tests replace it to reach a service on this machine
 */
export function openPushSender(
  { secrets, loadContact }: { readonly secrets: Secrets; readonly loadContact: () => Promise<string> },
  connect?: Connect,
): PushSender {
  return {
    async send({ endpoint, p256dh, auth }, { payload, topic, ttlSeconds }) {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(payload),
        {
          vapidDetails: { subject: await loadContact(), ...(await loadKeys(secrets)) },
          TTL: ttlSeconds,
          urgency: 'high',
          topic,
        },
      );
      const called = await callOut(
        PUSH_SERVICES,
        { address: new URL(endpoint), method: 'POST', headers, body },
        connect,
      );
      if (!called.ok) throw called.error.error;
      const { status } = called.value;
      if (GONE.includes(status)) return 'gone';
      if (status < 200 || status > 299) throw new Error(`The push service answered ${status}`);
      return 'taken';
    },
  };
}
