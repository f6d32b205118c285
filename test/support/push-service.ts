/** A push service and a browser behind it, as far as RFC 8030, 8188, 8291 and 8292 describe them. */
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Connect } from '#server/platform/http/call-out.ts';
import type { TestApp } from '#test/support/test-app.ts';

export const PUSH_HOST = 'https://updates.push.services.mozilla.com';

type Delivery = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

export type PushService = {
  readonly deliveries: readonly Delivery[];
  /** Routes every connection to this service, without TLS, which is Node's responsibility. */
  readonly connect: Connect;
  /** Sets the status of further answers; 201 means accepted. */
  readonly answer: (status: number) => void;
} & AsyncDisposable;

export async function openPushService(): Promise<PushService> {
  const deliveries: Delivery[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    deliveries.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server has an address of this kind.
  const { port } = server.address() as AddressInfo;
  class Home extends Agent {
    override createConnection() {
      return connect(port, '127.0.0.1');
    }
  }
  const agent = new Home();
  return {
    deliveries,
    connect: (address, options) => request(address, { ...options, agent }),
    answer: (next) => {
      status = next;
    },
    async [Symbol.asyncDispose]() {
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A browser that has subscribed. */
export function aBrowser(name: string) {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `${PUSH_HOST}/send/${name}`,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    read: (body: Buffer): unknown => JSON.parse(decryptPush({ keys, auth }, body).toString()),
  };
}

/** Decrypts a message of one record, as the browser of the subscription does (RFC 8291, section 3.4). */
export function decryptPush({ keys, auth }: { readonly keys: ECDH; readonly auth: Buffer }, body: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const serverKey = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), serverKey]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(serverKey), auth, info, 32));
  const derive = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${use}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(body.subarray(-16));
  const record = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  // The last record ends with 2 and zeros.
  return record.subarray(0, record.lastIndexOf(2));
}

/**
 * The claims that the shop signed for the push service, verified with the key it sent; throws when the signature is
 * invalid.
 */
export function readVapid(authorization: string | undefined): { readonly key: string; readonly claims: unknown } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  );
  if (!isSigned) throw new Error('Not signed by this key');
  return { key, claims: JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()) };
}

/** Removes the waiting jobs from the queue and returns them. */
export async function takePushJobs({ services }: TestApp): Promise<readonly unknown[]> {
  const { rows } = await services.pool.query<{ data: unknown }>(
    "with taken as (delete from pgboss.job where name = 'push' returning data, created_on) select data from taken order by created_on",
  );
  return rows.map(({ data }) => data);
}
