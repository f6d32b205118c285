/**
 * Records what a provider's test account really answers: `node scripts/record-payment-sandbox.ts stripe <folder>`. One
 * file per request and answer, with keys and personal data blotted out, to compare with the fakes of
 * `test/support/payments`. Moves no real money: live keys are refused.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { bani } from '#domain/money/bani.ts';
import { fieldsOfAccount, judgeAccount } from '#domain/payments/account-fields.ts';
import { CONTRACT_PROVIDERS, type ContractProvider } from '#domain/payments/payment-settings.ts';
import { factsOfProvider } from '#domain/payments/providers.ts';
import { instant, MINUTE_MS } from '#domain/time/instant.ts';
import { openProvider } from '#server/features/payments/choose-provider.ts';
import type { AttemptRef } from '#server/features/payments/providers/provider.ts';
import { type CallOut, callOut } from '#server/platform/http/call-out.ts';

const PRICE = bani(500);
const PART = bani(120);
const EXAMPLE = 'https://restaurant.example';

const [name = '', folder = ''] = process.argv.slice(2);
const provider = CONTRACT_PROVIDERS.find((one) => one === name);
if (provider === undefined || folder === '') {
  console.error(`node scripts/record-payment-sandbox.ts <${CONTRACT_PROVIDERS.join('|')}> <folder>`);
  process.exitCode = 1;
} else {
  process.exitCode = await record(provider, folder);
}

async function record(chosen: ContractProvider, target: string): Promise<number> {
  const values = Object.fromEntries(
    Object.keys(fieldsOfAccount(chosen)).map((field) => [field, process.env[variableOf(chosen, field)] ?? '']),
  );
  const problems = Object.entries(judgeAccount(chosen, 'test', values));
  for (const [field, problem] of problems) console.error(`${variableOf(chosen, field)}: ${problem}`);
  if (problems.length > 0) return 1;

  mkdirSync(target, { recursive: true });
  const attempt = `proba-${Date.now()}`;
  const secrets = Object.values(values).filter((value) => value.length > 5);
  const provided = openProvider(
    { callOut: recording(target, secrets), clock: () => instant(Date.now()) },
    { provider: chosen, mode: 'test' },
    values,
  );
  const { canHold, canCaptureLess } = factsOfProvider(chosen);
  show('keys', await provided.tryKeys());
  const at = instant(Date.now());
  const started = await provided.start({
    attempt,
    orderNumber: '10000001',
    amount: PRICE,
    description: 'Comanda 10000001',
    guest: { name: 'Ana Proba', email: 'proba@exemplu.ro', phone: '+40740000000' },
    billing: { city: 'Blaj', county: 'Alba', street: 'Str. Probei 1', postalCode: '515400' },
    returnUrl: `${EXAMPLE}/return`,
    cancelUrl: `${EXAMPLE}/cancel`,
    noticeUrl: `${EXAMPLE}/notices`,
    hold: canHold,
    payUntil: instant(at + 20 * MINUTE_MS),
    at,
  });
  show('start', started);
  if (started.kind !== 'done') return 1;
  const ref: AttemptRef = { attempt, providerRef: started.value.providerRef };
  show('ask, unpaid', await provided.ask(ref));
  await waitForPerson(`Pay there with a card for tests, declined once and then good: ${started.value.payUrl}`);
  show('ask, paid', await provided.ask(ref));
  show('ask, without the reference', await provided.ask({ ...ref, providerRef: null }));
  if (canHold) {
    show('capture', await provided.capture(ref, canCaptureLess ? bani(PRICE - PART) : PRICE, `${attempt}-capture`));
    show('ask, captured', await provided.ask(ref));
  }
  show('refund of a part', await provided.refund(ref, PART, `${attempt}-refund-1`));
  show('ask, part given back', await provided.ask(ref));
  const rest = bani(canHold && canCaptureLess ? PRICE - 2 * PART : PRICE - PART);
  show('refund of the rest', await provided.refund(ref, rest, `${attempt}-refund-2`));
  show('ask, all given back', await provided.ask(ref));
  return 0;
}

/** `STRIPE_SECRET_KEY` for `secretKey` of Stripe. */
function variableOf(chosen: ContractProvider, field: string): string {
  return `${chosen}_${field.replaceAll(/[A-Z]/g, '_$&')}`.toUpperCase();
}

/** Every request and its answer as a file, numbered in their order. */
function recording(target: string, secrets: readonly string[]): CallOut {
  let count = 0;
  return async (caller, asked) => {
    const called = await callOut(caller, asked);
    count += 1;
    const { method = 'GET', address, body } = asked;
    const text = JSON.stringify(
      {
        request: { method, address: address.href, body: body === undefined ? null : String(body) },
        answer: called.ok
          ? { status: called.value.status, body: called.value.body.toString('utf8') }
          : { failure: called.error.code, status: called.error.status },
      },
      null,
      2,
    );
    writeFileSync(join(target, `${String(count).padStart(2, '0')}.json`), blotted(text, secrets));
    return called;
  };
}

/** Without keys, tokens, mailboxes, telephones and numbers of cards. */
function blotted(text: string, secrets: readonly string[]): string {
  const withoutKeys = secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text);
  return withoutKeys
    .replaceAll(/(access_token|client_secret|token)(\\?":\s*\\?")[^"\\]+/g, '$1$2…')
    .replaceAll(/[\w.+-]+@[\w-]+\.[\w.]+/g, 'guest@example')
    .replaceAll(/\+?40\d{9}/g, '+40…')
    .replaceAll(/\b\d{6}[X*]{2,10}(\d{4})\b/g, '…$1');
}

async function waitForPerson(sentence: string): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  await lines.question(`${sentence}\nEnter when it was paid: `);
  lines.close();
}

function show(step: string, answer: unknown): void {
  console.log(`${step}: ${JSON.stringify(answer)}`);
}
