/** A small S3 server with what copies need, and with faults: checks each signature and body. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';

const ACCOUNT = { keyId: 'cheie', secret: 'secretul-magazinului', region: 'eu-central-1' };
const BUCKET = '/copii';
/** Small, so that a few files need several pages. */
const PAGE = 3;

/** The fault of the next request; null: none. */
export type S3Fault = 'busy' | 'cut' | 'silent' | 'altered' | null;

export async function aFakeS3() {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const faults: S3Fault[] = [];
  const held = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    requests.push(`${request.method} ${request.url}`);
    const fault = faults.shift() ?? null;
    if (fault === 'silent') return void held.add(response);
    if (fault === 'busy') return answer(response, 503, '<Error><Code>SlowDown</Code></Error>');
    await serve(request, response, { objects, body: Buffer.concat(chunks), fault });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    place: { url: `http://127.0.0.1:${port}${BUCKET}/casa`, ...ACCOUNT },
    /** By key. */
    objects,
    requests,
    /** For the next requests, in order. */
    faults,
    close: async () => {
      for (const response of held) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Served = { readonly objects: Map<string, Buffer>; readonly body: Buffer; readonly fault: S3Fault };

async function serve(request: IncomingMessage, response: ServerResponse, { objects, body, fault }: Served) {
  if (!(await isSigned(request))) return answer(response, 403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
  if (createHash('sha256').update(body).digest('hex') !== request.headers['x-amz-content-sha256']) {
    return answer(response, 400, '<Error><Code>XAmzContentSHA256Mismatch</Code></Error>');
  }
  const url = new URL(request.url ?? '', 'http://fake');
  if (url.pathname !== BUCKET && !url.pathname.startsWith(`${BUCKET}/`)) {
    return answer(response, 404, '<Error><Code>NoSuchBucket</Code></Error>');
  }
  const key = url.pathname.slice(BUCKET.length + 1);
  if (key === '') return answer(response, 200, listPage(objects, url.searchParams));
  if (request.method === 'PUT') objects.set(key, body);
  if (request.method === 'DELETE') objects.delete(key);
  if (request.method === 'PUT') return answer(response, 200, '');
  if (request.method === 'DELETE') return answer(response, 204, '');
  const found = objects.get(key);
  if (found === undefined) return answer(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
  if (fault === 'cut') {
    response.writeHead(200, { 'content-length': found.length });
    response.write(found.subarray(0, found.length / 2));
    return void setTimeout(() => response.destroy(), 10);
  }
  answer(response, 200, fault === 'altered' ? Buffer.from(found).fill(0, found.length - 4) : found);
}

function listPage(objects: Map<string, Buffer>, query: URLSearchParams): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).toSorted();
  const begin = Number(query.get('continuation-token') ?? 0);
  const more = begin + PAGE < keys.length;
  return (
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>` +
    keys
      .slice(begin, begin + PAGE)
      .map((key) => `<Contents><Key>${key.replaceAll('&', '&amp;')}</Key></Contents>`)
      .join('') +
    `${more ? `<NextContinuationToken>${begin + PAGE}</NextContinuationToken>` : ''}</ListBucketResult>`
  );
}

/** Recalculates the signature, which proves that secret and region are right. */
async function isSigned(request: IncomingMessage): Promise<boolean> {
  const { authorization = '', 'x-amz-date': datetime, 'x-amz-content-sha256': hash, host } = request.headers;
  if (typeof datetime !== 'string' || typeof hash !== 'string') return false;
  const { keyId, secret, region } = ACCOUNT;
  const signer = new AwsV4Signer({
    method: request.method ?? '',
    url: `http://${host}${request.url}`,
    headers: { 'x-amz-content-sha256': hash },
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    datetime,
  });
  const { headers } = await signer.sign();
  return headers.get('authorization') === authorization;
}

function answer(response: ServerResponse, status: number, body: string | Buffer): void {
  response.writeHead(status, { 'content-length': Buffer.byteLength(body) }).end(body);
}
