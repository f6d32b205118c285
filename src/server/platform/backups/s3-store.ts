/** An S3-compatible store: files of the copies as objects of a bucket, addressed by path, one request per file. */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { OutboundCaller } from '../define/outbound-caller.ts';
import { callOut, type OutgoingAnswer } from '../http/call-out.ts';
import { BackupError } from './backup-error.ts';
import type { FileStore } from './backup-store.ts';

/** Address and credentials of an S3-compatible store. */
export type S3Place = {
  /** `https://host/bucket/folder`, without a slash at the end. */
  readonly url: string;
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
};

export type S3Patience = {
  /** Timeout of one attempt. */
  readonly timeoutMs: number;
  /** Pause before the second attempt; doubled for each further one. */
  readonly pauseMs: number;
  readonly attempts: number;
};

/** A piece of 8 MB takes a minute at 1 Mbit/s; no object is larger than a few of them. */
export const OFF_SITE_COPIES: OutboundCaller = {
  name: 'off_site_copies',
  to: 'configured',
  timeoutMs: 120_000,
  mostBytes: 64 * 1024 * 1024,
};
const PATIENCE: S3Patience = { timeoutMs: OFF_SITE_COPIES.timeoutMs, pauseMs: 1_000, attempts: 5 };
/** HTTP statuses that may be temporary, so the request is repeated. */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The store refused, or did not answer (status 0). */
export class StoreError extends BackupError {
  readonly status: number;
  readonly code: string;

  constructor(message: string, { status, code }: { readonly status: number; readonly code: string }) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

type Asked = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body?: Uint8Array<ArrayBuffer>;
};
type Answered = OutgoingAnswer;

/** Opens the bucket as a file store; every failure is a BackupError with the address, never the secret. */
export function openS3Store(place: S3Place, patience: S3Patience = PATIENCE): FileStore {
  const { url, keyId, secret, region } = place;
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: 0 });
  // The library signs; the request is ours, so that it goes by the same rules as every other.
  const caller = { ...OFF_SITE_COPIES, timeoutMs: patience.timeoutMs };
  const { origin, pathname } = new URL(url);
  const [, bucket = '', ...folders] = pathname.split('/');
  const prefix = folders.map((folder) => `${folder}/`).join('');

  const ask = async ({ method, url: address, body }: Asked): Promise<Answered> => {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signed = await client.sign(address, {
      method,
      // With the hash the server refuses a body that was truncated or altered in transit.
      headers: { 'x-amz-content-sha256': hash },
      ...(body && { body }),
    });
    const called = await callOut(caller, {
      address: new URL(signed.url),
      method,
      headers: Object.fromEntries(signed.headers),
      ...(body && { body }),
    });
    if (!called.ok) throw called.error.error;
    return called.value;
  };
  const askPatiently = async (asked: Asked): Promise<Answered> => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= patience.attempts;
      const answered = await ask(asked).catch((error: unknown) => {
        if (isLast) throw new StoreError(`${url} nu răspunde: ${reasonOf(error)}.`, { status: 0, code: '' });
        return null;
      });
      if (answered !== null && (isLast || !PASSING.has(answered.status))) return answered;
      await wait(patience.pauseMs * 2 ** (attempt - 1));
    }
  };
  const at = (name: string) => `${url}/${name}`;
  const must = async (asked: Asked, ...allowed: readonly number[]) => {
    const answered = await askPatiently(asked);
    if (allowed.includes(answered.status)) return answered;
    const code = textOf(answered.body.toString('utf8'), 'Code') ?? '';
    const said = [answered.status, code].filter(String).join(' ');
    throw new StoreError(`${url} a refuzat (${said}).`, { status: answered.status, code });
  };
  return {
    place: url,
    async list(folder) {
      const names: string[] = [];
      let token: string | null = null;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}${folder}/`, 'max-keys': '1000' });
        if (token !== null) query.set('continuation-token', token);
        const { body } = await must({ method: 'GET', url: `${origin}/${bucket}?${query}` }, 200);
        const page = body.toString('utf8');
        for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) names.push(decode(key).slice(prefix.length));
        const next: string | null =
          textOf(page, 'IsTruncated') === 'true' ? textOf(page, 'NextContinuationToken') : null;
        // The same token again would repeat the request forever.
        token = next === token ? null : next;
      } while (token !== null);
      return names;
    },
    async read(name) {
      const { status, body } = await must({ method: 'GET', url: at(name) }, 200, 404);
      return status === 404 ? null : body;
    },
    async write(name, bytes) {
      await must({ method: 'PUT', url: at(name), body: new Uint8Array(bytes) }, 200, 201);
    },
    has: async (name) => (await must({ method: 'HEAD', url: at(name) }, 200, 404)).status === 200,
    remove: async (name) => void (await must({ method: 'DELETE', url: at(name) }, 200, 204, 404)),
  };
}

/** The text of the first XML element with this name; null without one. */
function textOf(xml: string, name: string): string | null {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found === undefined ? null : decode(found);
}

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, named) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hexadecimal !== undefined) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    return ENTITIES[named] ?? whole;
  });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'a trecut timpul';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
