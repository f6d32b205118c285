/** The API as OpenAPI 3.1, generated from the tables the server runs on, so that it always matches them. */

import type { z } from 'zod';
import { CALLS_BY_WORD, type CallName } from '#contract/all-calls.ts';
import type { Access, Call } from '#contract/define/define-call.ts';
import { schemasOf } from '#contract/define/schemas-of.ts';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { IDEMPOTENCY_HEADER, REPLAYED_HEADER } from '#contract/idempotency.ts';
import { SOCKET_PATH } from '#contract/other-paths.ts';
import { CLOSE_FORBIDDEN, CLOSE_UNAUTHENTICATED, ServerMessage } from '#contract/panel/live.ts';
import { rolesFor } from '#domain/accounts/role-rights.ts';
import { describeRefusals, listSharedRefusals } from './describe-refusals.ts';
import { type DescribedSchemas, describeSchemas, type JsonSchema, pickReferred } from './describe-schemas.ts';
import { exampleSentence } from './example-sentence.ts';
import { EXAMPLES, type Examples } from './examples.ts';

/** Who has access at each access level, as text. */
export const ACCESS_WORDS: Readonly<Record<Access, string>> = {
  public: 'everybody',
  signed_in: 'anyone who is signed in',
  any_staff: `every member of staff: ${rolesFor('any_staff').join(' or ')}`,
  kitchen: `the kitchen and staff: ${rolesFor('kitchen').join(' or ')}`,
  staff: `staff: ${rolesFor('staff').join(' or ')}`,
  admin: rolesFor('admin').join(' or '),
  courier: 'a courier, with a session of authenticateCourier',
};

const DESCRIPTION = `Amounts are lei as JSON numbers with at most two decimals. Moments are arrays
\`[year, month, day, hour, minute, second, nanoseconds]\` in Europe/Bucharest, with an ISO instant beside them.
Requests may hold fields that are not described here; they are dropped.

**Signing in.** \`authenticateStaff\` answers an opaque token, valid for 168 hours or until it is revoked. Send it as
\`Authorization: Bearer …\`; browsers may rely on the HttpOnly cookie that the same answer sets. Calls that change something
must be JSON (a form where they carry files) and, when a browser names the page that sends them, come from this shop's own pages.

**Errors.** Every refusal has the same shape: a stable \`code\`, a Romanian \`message\` that may be shown as it is, the
\`requestId\` of the log, problems by field in \`fields\`, facts in \`details\`. Each call lists the codes of its refusals by
status; the sentences here are those of the least facts. A failure (\`internal_error\`, \`unavailable\`) is possible for every call.

**Repeating an order.** The same \`${IDEMPOTENCY_HEADER}\` (8–255 characters) with the same body is the same order, however
often it is sent; a repeated answer carries \`${REPLAYED_HEADER}: true\`. Without a key, an identical order of the same person within
30 seconds is answered with the first one, until that one was handed over or refused. Other calls that add something take
the same header: the same key with the same body adds it once, with another body it is refused (\`sent_before\`).

**WebSocket.** \`${SOCKET_PATH}?token=…\` pushes to staff what happens to orders; the token is a ticket of
\`createSocketTicket\`, or a session token; both may come as the first message instead. A message with a top-level
\`orderNumber\` is a new order, everything else is \`{"type": …, "data": …}\` (schema \`ServerMessage\`). \`{"type":"ping"}\`
is answered with \`pong\`. The kitchen hears of a new order as \`order-changed\`. Close codes:
${CLOSE_UNAUTHENTICATED} no session, ${CLOSE_FORBIDDEN} not staff. The push is a hint: fetch the orders after every connect.`;

/** The whole document; every call returns the same. */
export function describeApi(): JsonSchema {
  const input = describeSchemas('input');
  const output = describeSchemas('output');
  const socket = output.of(ServerMessage);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  // The keys of a literal table are its names.
  for (const [word, calls] of Object.entries(CALLS_BY_WORD)) {
    for (const [name, call] of Object.entries<Call>(calls)) {
      const { method, path } = call;
      paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall({ name, word, call }, input, output) };
    }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Poftă', version: '1', description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    'x-websocket': { path: SOCKET_PATH, messages: socket },
    tags: Object.keys(CALLS_BY_WORD).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'pofta_session' },
      },
      responses: {
        Refusal: {
          description: 'Refused or failed',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
        },
        ...listSharedRefusals(),
      },
      schemas: {
        ErrorBody: describeErrorBody(),
        ...pickReferred([paths, socket, describeErrorBody()], { ...output.components, ...input.components }),
      },
    },
    'x-error-codes': Object.fromEntries(
      Object.entries(ERRORS).map(([code, { status }]) => [
        code,
        { status, message: exampleSentence(code as ErrorCode) },
      ]),
    ),
  };
}

type NamedCall = { readonly name: string; readonly word: string; readonly call: Call };

function describeCall({ name, word, call }: NamedCall, input: DescribedSchemas, output: DescribedSchemas): JsonSchema {
  const { method, access, once, created, sentence, sends, answers = 'json' } = call;
  const { params, query, body, response } = schemasOf(call);
  const example = Object.entries<NonNullable<Examples[CallName]>>(EXAMPLES).find(([of]) => of === name)?.[1];
  const isRepeatable = name === 'placeOrder' || (once !== undefined && once !== 'by_key_untold');
  const good = {
    ...(isRepeatable ? { headers: { [REPLAYED_HEADER]: { schema: { type: 'string', const: 'true' } } } } : {}),
    content: { [ANSWER_TYPES[answers]]: { schema: output.of(response), ...exampleOf(example?.answer) } },
  };
  return {
    operationId: name,
    tags: [word],
    summary: sentence,
    'x-access': access,
    security: access === 'public' ? [] : [{ bearer: [] }, { cookie: [] }],
    parameters: [
      ...describeParameters('path', input, params),
      ...describeParameters('query', input, query),
      ...(isRepeatable || once !== undefined ? [describeIdempotencyKey(name)] : []),
    ],
    ...(method === 'POST' && !isEmpty(input, body)
      ? {
          requestBody: {
            required: true,
            content: {
              [sends === 'form' ? 'multipart/form-data' : 'application/json']: {
                schema: input.of(body),
                ...exampleOf(example?.body),
              },
            },
          },
        }
      : {}),
    responses: {
      ...(created === 'always' ? {} : { 200: { description: 'Done', ...good } }),
      ...(created === undefined ? {} : { 201: { description: 'Created', ...good } }),
      // Announced for every public call that changes something, also where it has no limit yet.
      ...(access === 'public' && method !== 'GET' ? { 429: REFUSAL } : {}),
      ...describeRefusals(call),
      default: REFUSAL,
    },
  };
}

function exampleOf(example: unknown): JsonSchema {
  return example === undefined ? {} : { example };
}

const ANSWER_TYPES = { json: 'application/json', csv: 'text/csv', zip: 'application/zip' } as const;

const REFUSAL = { $ref: '#/components/responses/Refusal' } as const;

function describeParameters(place: 'path' | 'query', input: DescribedSchemas, schema: z.ZodType): JsonSchema[] {
  const { properties, required } = resolved(input, schema);
  const isRequired = (name: string) => place === 'path' || (Array.isArray(required) && required.includes(name));
  return Object.entries(properties ?? {}).map(([name, described]) => ({
    name,
    in: place,
    required: isRequired(name),
    schema: described,
  }));
}

function isEmpty(input: DescribedSchemas, schema: z.ZodType): boolean {
  const { type, properties } = resolved(input, schema);
  return type === 'object' && Object.keys(properties ?? {}).length === 0;
}

/** The schema behind a reference: here its fields are needed. */
function resolved(input: DescribedSchemas, schema: z.ZodType): JsonSchema & { readonly properties?: object } {
  const described = input.of(schema);
  const name = typeof described.$ref === 'string' ? described.$ref.split('/').at(-1) : undefined;
  return name === undefined ? described : (input.components[name] ?? described);
}

function describeIdempotencyKey(name: string): JsonSchema {
  return {
    name: IDEMPOTENCY_HEADER,
    in: 'header',
    required: false,
    description: name === 'placeOrder' ? 'The same key is the same order.' : 'The same key is the same request.',
    schema: { type: 'string', minLength: 8, maxLength: 255 },
  };
}

function describeErrorBody(): JsonSchema {
  return {
    type: 'object',
    required: ['code', 'message', 'requestId'],
    properties: {
      code: { enum: Object.keys(ERRORS) },
      message: { type: 'string', description: 'Romanian, ready to be shown' },
      requestId: { type: 'string' },
      fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'Problems by field path' },
      quote: { $ref: '#/components/schemas/OrderQuote' },
      details: { type: 'object' },
    },
  };
}
