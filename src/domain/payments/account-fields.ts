/** What is typed of an account at a provider: which fields, which of them are secret, and what is wrong with a value. */
import { entriesOf } from '#domain/keys-of.ts';
import type { ContractProvider, PaymentMode } from './payment-settings.ts';

export type FieldProblem = 'missing' | 'space' | 'other_mode' | 'malformed' | 'publishable' | 'address';

export type AccountField = {
  readonly label: string;
  /** Where the provider shows it. */
  readonly hint: string;
  /** Never sent to a browser once it is stored. */
  readonly isSecret?: true;
  /** Several lines, spaces included. */
  readonly isMultiline?: true;
  readonly isOptional?: true;
  /** One of these, the first of a mode unless another is chosen. */
  readonly choices?: Readonly<Record<PaymentMode, readonly string[]>>;
  readonly judge: (value: string, mode: PaymentMode) => FieldProblem | null;
};

/** The published addresses of NETOPIA's API: its documents and its libraries differ. */
const NETOPIA_ADDRESSES = {
  test: ['https://secure.sandbox.netopia-payments.com', 'https://secure-sandbox.netopia-payments.com'],
  live: ['https://secure.netopia-payments.com/api', 'https://secure.mobilpay.ro/pay'],
} as const;

const isLike = (pattern: RegExp) => (value: string) => (pattern.test(value) ? null : 'malformed');

/** `sk_test_…`: the mode stands in the key. */
function judgeStripeKey(value: string, mode: PaymentMode): FieldProblem | null {
  const [, kind, of] = /^(sk|rk|pk)_(test|live)_[A-Za-z0-9]{10,}$/.exec(value) ?? [];
  if (kind === undefined) return 'malformed';
  if (kind === 'pk') return 'publishable';
  return of === mode ? null : 'other_mode';
}

const FIELDS = {
  netopia: {
    baseUrl: {
      label: 'Adresa serverului NETOPIA',
      hint: 'Lăsați prima adresă. Alegeți-o pe cealaltă numai dacă NETOPIA v-o cere.',
      choices: NETOPIA_ADDRESSES,
      judge: (value, mode) => (isIn(NETOPIA_ADDRESSES[mode], value) ? null : 'address'),
    },
    posSignature: {
      label: 'Semnătura punctului de vânzare (POS Signature)',
      hint: 'În contul NETOPIA, la Puncte de vânzare: cinci grupe de câte patru, de forma XXXX-XXXX-XXXX-XXXX-XXXX.',
      judge: isLike(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){4}$/),
    },
    apiKey: {
      label: 'Cheia API',
      hint: 'În contul NETOPIA: Profil → Securitate. Mediul de probă are altă cheie.',
      isSecret: true,
      judge: isLike(/^.{10,300}$/),
    },
    publicKeys: {
      label: 'Cheia publică pentru notificări',
      hint: 'Certificatul sau cheia publică a punctului de vânzare, cu tot cu rândurile BEGIN și END. Pot fi mai multe, una sub alta.',
      isMultiline: true,
      judge: isLike(/-----BEGIN (PUBLIC KEY|CERTIFICATE)-----[\s\S]+-----END (PUBLIC KEY|CERTIFICATE)-----/),
    },
  },
  stripe: {
    secretKey: {
      label: 'Cheia secretă (Secret key)',
      hint: 'În Stripe: Developers → API keys. Începe cu sk_ sau rk_.',
      isSecret: true,
      judge: judgeStripeKey,
    },
    webhookSecret: {
      label: 'Secretul notificărilor (Signing secret)',
      hint: 'În Stripe: Developers → Webhooks, la adresa adăugată pentru acest magazin. Începe cu whsec_.',
      isSecret: true,
      judge: isLike(/^whsec_[A-Za-z0-9+/=_-]{16,}$/),
    },
  },
  viva: {
    merchantId: {
      label: 'Merchant ID',
      hint: 'În Viva: Settings → API Access. Treizeci și șase de caractere, cu liniuțe.',
      judge: isLike(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i),
    },
    apiKey: {
      label: 'API Key',
      hint: 'În Viva: Settings → API Access, sub Merchant ID.',
      isSecret: true,
      judge: isLike(/^.{6,300}$/),
    },
    clientId: {
      label: 'Client ID (Smart Checkout)',
      hint: 'În Viva: Settings → API Access → Smart Checkout Credentials. Se termină cu .apps.vivapayments.com.',
      judge: isLike(/^[A-Za-z0-9-]+\.apps\.vivapayments\.com$/),
    },
    clientSecret: {
      label: 'Client Secret',
      hint: 'Se arată o singură dată, când faceți Client ID.',
      isSecret: true,
      judge: isLike(/^.{6,300}$/),
    },
    sourceCode: {
      label: 'Codul sursei de plată (Source Code)',
      hint: 'În Viva: Sales → Online Payments → Websites/Apps. Patru cifre.',
      isOptional: true,
      judge: isLike(/^\d{4}$/),
    },
  },
} as const satisfies Record<ContractProvider, Record<string, AccountField>>;

export function fieldsOfAccount(provider: ContractProvider): Readonly<Record<string, AccountField>> {
  return FIELDS[provider];
}

/** What is wrong with each field; an empty one that may be empty is right. */
export function judgeAccount(
  provider: ContractProvider,
  mode: PaymentMode,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, FieldProblem>> {
  const problems = entriesOf(fieldsOfAccount(provider)).flatMap(([name, field]) => {
    const problem = judgeField(field, mode, values[name] ?? '');
    return problem === null ? [] : [[name, problem] as const];
  });
  return Object.fromEntries(problems);
}

/** A space comes from copying, and no key has one; its provider would only say that the key is wrong. */
export function judgeField(field: AccountField, mode: PaymentMode, value: string): FieldProblem | null {
  if (value.trim() === '') return field.isOptional ? null : 'missing';
  if (field.isMultiline !== true && /\s/.test(value)) return 'space';
  return field.judge(value, mode);
}

function isIn(list: readonly string[], value: string): boolean {
  return list.includes(value);
}
