/**
 * Language mistakes that texts for people have had, so that none comes back. `readTexts` reads texts, `findSlips`
 * judges them.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';

/**
 * The readers: guests are addressed with „tu”, staff with „dumneavoastră”; `any` for texts that both read or that the
 * law words formally.
 */
export type Audience = 'shop' | 'staff' | 'any';

export type Text = {
  readonly file: string;
  /** The exported table that contains the text. */
  readonly table: string;
  /** Placeholders are written as `{}`. */
  readonly text: string;
};

type Slip = {
  readonly name: string;
  readonly pattern: RegExp;
  /** A text with the mistake: proves that the pattern finds it. */
  readonly canary: string;
  /** Judged only in texts for these readers. */
  readonly audiences?: readonly Audience[];
};

/** A whole word, by Unicode letters. */
const word = (...forms: readonly string[]) => new RegExp(`(?<![\\p{L}-])(?:${forms.join('|')})(?!\\p{L})`, 'iu');

export const SLIPS: readonly Slip[] = [
  { name: 'cedilla instead of comma below', pattern: /[şţŞŢ]/, canary: 'Preţ' },
  {
    name: 'an apology inside a reason',
    pattern: /Motivul: Ne pare rău/,
    canary: 'Motivul: Ne pare rău, s-a terminat.',
  },
  {
    name: '„card” for a box',
    pattern: /\bpe card\b(?! bancar)|cardul(ui)? (de pe|din) /,
    canary: 'Prima apare pe card.',
  },
  { name: '„la vatră” is a discharge from the army', pattern: /\bla vatră/, canary: 'pizza la vatră' },
  { name: 'poftă de ceva', pattern: /(?<!de )ce ți-e poftă/i, canary: 'Ce ți-e poftă azi?' },
  {
    name: 'impossible in many ways',
    pattern: /nu (e|este) posibil|afiș\p{L}+ momentan/iu,
    canary: 'Afișarea nu e posibilă.',
  },
  { name: 'bytes', pattern: /octeți|octeț/, canary: 'prea mulți octeți' },
  { name: 'straight quotation marks', pattern: /(?<!=)"\p{L}[^"=<>]*"/u, canary: 'Apasă "Aplică" acum.' },
  {
    name: 'raw seconds',
    pattern: /(\d|\{\}) (s|sec|secunde)(?![\p{L}-])/u,
    canary: 'Așteaptă {} s și încearcă din nou.',
  },
  {
    name: '„pentru a beneficia de”',
    pattern: /pentru a beneficia de/,
    canary: 'pentru a beneficia de transport gratuit',
  },
  { name: 'a telephone number in one piece', pattern: /(?<!\d)0[237]\d{8}(?!\d)/, canary: 'Sună la 0258000100.' },
  { name: 'a date of the wire', pattern: /\b\d{2}-\d{2}-\d{4}\b/, canary: 'până pe 02-03-2027' },
  {
    name: 'a name of a setting',
    audiences: ['shop', 'staff'],
    pattern: /\p{L} [A-Z]{3,}(_[A-Z]+)+\b/u,
    canary: 'completează SMTP_URL',
  },
  { name: '„extraopțiune”', pattern: /extraopțiun/i, canary: 'Adaugă o extraopțiune' },
  { name: '„locație” for a place', pattern: /locați[aei]/i, canary: 'Locația de ridicare' },
  {
    name: '„fără oprire” for non-stop',
    pattern: /deschis fără oprire|răspunde acum non-stop/,
    canary: 'deschis fără oprire',
  },
  { name: 'nuts that are peanuts', pattern: /nuci și alune(?! de pădure)/, canary: 'nuci și alune' },
  { name: 'a claim that staff read it now', pattern: /citim chiar acum/, canary: 'o citim chiar acum' },
  {
    // A name may be feminine or plural: „Clătite s-a epuizat”.
    name: 'a verb that agrees with a name',
    pattern:
      /(?:^|(?<!nr)[.:] )„?\{\}”? (?:s-a|nu (?:mai )?(?:e|este|are|se|acceptă)|se (?:poate|comandă|ridică|alege)|e|este|costă)(?!\p{L})/u,
    canary: '{} s-a epuizat.',
  },
  {
    name: 'an adjective that agrees with a quoted choice',
    pattern: /(?:este|e) (?:in)?disponibil[ăi]?: („|\{)/u,
    canary: 'La {} nu mai este disponibil: „{}”.',
  },
  {
    name: 'a participle that takes the reader for a man',
    pattern: new RegExp(
      `${word('ești', 'fii', 'sunteți', 'fiți', 'vei fi', 'veți fi', 'ai fost', 'ați fost').source} (?:deja |acum |din nou )?${word('\\p{L}*conectat', 'autentificat', 'înregistrat', 'abonat', 'sigur', 'mulțumit', 'invitat', 'obligat', 'anunțat', 'întrebat', 'singur').source}`,
      'iu',
    ),
    canary: 'Ești deja conectat',
  },
  {
    // 20 and more, and whole hundreds, join their noun by „de”: 40 de caractere, 10.000 de lei.
    name: 'a number from 20 on without „de”',
    pattern:
      /(?<=\S )[\d.]*(?:[2-9]\d|00) (?:lei|bani|minute|ore|zile|secunde|caractere|cifre|litere|produse|comenzi|bucăți|persoane|puncte|rânduri)(?!\p{L})/u,
    canary: 'cel mult 10.000 lei',
  },
  { name: '„ți-o” without a noun before it', pattern: /(?:^|[;,.] |și )ți-o aducem/u, canary: 'și ți-o aducem acasă' },
  {
    name: '„din” for „dintre” before a counted whole',
    pattern: /(?<!\p{L})(?:una|unul|unele|unii|niciuna|niciunul) din (?:cele|cei|\{)/u,
    canary: 'una din cele {} bucăți',
  },
  { name: '„se potrivește” with a dative', pattern: /potriv\p{L}+ filtrelor/u, canary: 'nu se potrivește filtrelor' },
  {
    name: '„dumneavoastră” to a guest',
    audiences: ['shop'],
    pattern: word(
      'dumneavoastră',
      'vă',
      'v-(?:ați|am)',
      'aveți',
      'puteți',
      'doriți',
      'sunteți',
      '(?:alege|scrie|verifica|introduce|completa|încerca|apăsa|aștepta|suna)ți',
    ),
    canary: 'Vă așteptăm miercuri.',
  },
  {
    name: '„tu” to staff',
    audiences: ['staff'],
    pattern: new RegExp(
      `${word('ai', 'îți', 'ți-\\p{L}+', 'tău', 'ta', 'tăi', 'tale', 'tine', 'vrei', 'poți', 'ești').source}|\\p{L}-te(?!\\p{L})`,
      'iu',
    ),
    canary: 'Ai 17 comenzi noi',
  },
];

/** The mistakes of the list above in a text. */
export function findSlips(text: string, audience: Audience): readonly string[] {
  return SLIPS.filter(
    (slip) => (slip.audiences === undefined || slip.audiences.includes(audience)) && slip.pattern.test(text),
  ).map(({ name }) => name);
}

/** Every text in the source files that match the paths: literals and templates, without module addresses. */
export function readTexts(...paths: readonly string[]): readonly Text[] {
  return globSync(paths)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted()
    .flatMap((file) => textsOf(file, readFileSync(file, 'utf8')));
}

export function textsOf(file: string, source: string): readonly Text[] {
  const { body } = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  return body
    .filter(({ type }) => type !== 'ImportDeclaration')
    .flatMap((statement) => {
      const table = nameOf(statement);
      return literalsIn(statement).map((text) => ({ file, table, text }));
    });
}

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** `export const words = …` is the table `words`; other statements have no name. */
function nameOf(statement: unknown): string {
  const declared = isNode(statement) && isNode(statement.declaration) ? statement.declaration : statement;
  const { declarations } = declared as {
    readonly declarations?: readonly { readonly id: { readonly name?: string } }[];
  };
  return declarations?.[0]?.id.name ?? '';
}

function literalsIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'JSXText') return [String(node.value)];
  if (node.type === 'TSLiteralType') return [];
  if (node.type !== 'TemplateLiteral') return Object.values(node).flatMap(literalsIn);
  const { quasis, expressions } = node as unknown as {
    readonly quasis: readonly { readonly value: { readonly cooked?: string } }[];
    readonly expressions: readonly unknown[];
  };
  return [quasis.map(({ value }) => value.cooked ?? '').join('{}'), ...literalsIn(expressions)];
}
