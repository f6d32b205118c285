/** Checks every text for people against earlier language mistakes (support/romanian-slips.ts). */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Audience, findSlips, readTexts, SLIPS, type Text, textsOf } from '#test/support/romanian-slips.ts';
import { adminHomeWords } from '#web/i18n/admin/home.ts';
import { deskWords } from '#web/i18n/panel/reservations.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';

const SHOP_TABLES =
  'shop/about account added shop/again bundle card cart checkout checkout-more shop/contact food-facts footer general home menu no-answer shop/newsletter offers opening shop/paying order order-line proposal order-code ordering placing product shop/reservation shop/reviews shop/sent-cart shell sign-in titles shop/visit shop/withdrawal';
const SHOP_FILES = new Set(SHOP_TABLES.split(' ').map((name) => `src/web/i18n/${name}.ts`));
/** The courier's phone uses „tu” like the shop, because its texts are short. */
const COURIER_FILES = new Set(['src/web/i18n/courier.ts']);
/** Use the polite form, like the texts around them (romania.md §7). */
const POLITE_FILES = new Set(['src/web/i18n/shop/legal.ts']);

function audienceOf({ file, table }: Text): Audience {
  if (POLITE_FILES.has(file)) return 'any';
  if (table === 'ownReservationText') return 'shop';
  return SHOP_FILES.has(file) || COURIER_FILES.has(file) ? 'shop' : 'staff';
}

/** Texts that may keep a finding, each with its reason. */
const EXCEPTIONS: readonly { readonly text: string; readonly slip: string; readonly why: string }[] = [
  {
    text: 'A apărut o eroare: rezervarea nu este posibilă momentan.',
    slip: 'impossible in many ways',
    why: 'storefront.md §8 has these words',
  },
  {
    text: 'Această operațiune nu este posibilă aici.',
    slip: 'impossible in many ways',
    why: 'answers a program, of an address that takes no such method',
  },
  {
    text: 'Spune-ne când vii și câți sunteți. Îți răspundem pe e-mail sau la telefon.',
    slip: '„dumneavoastră” to a guest',
    why: 'several people come',
  },
  {
    text: 'Nu am reușit să dăm de tine la telefon.',
    slip: '„tu” to staff',
    why: 'a reason that the guest reads',
  },
  {
    text: adminHomeWords.missing.helps.proxy,
    slip: 'a name of a setting',
    why: 'for the person who installed the program',
  },
  {
    text: adminHomeWords.missing.helps.alarm,
    slip: 'a name of a setting',
    why: 'for the person who installed the program',
  },
  { text: 'Conectează-te', slip: '„tu” to staff', why: 'storefront.md §2 has this button' },
  { text: 'Deconectează-te', slip: '„tu” to staff', why: 'storefront.md §2 has this button' },
];

function slipsOf(texts: readonly Text[], audience: (text: Text) => Audience): readonly string[] {
  return texts.flatMap((one) =>
    findSlips(one.text, audience(one))
      .filter((slip) => !EXCEPTIONS.some((known) => known.text === one.text && known.slip === slip))
      .map((slip) => `${one.file}: ${slip}: ${one.text}`),
  );
}

/** Some texts in these folders are for programs. */
const isSentence = ({ text }: Text) => /[ăâîșțşţ]/i.test(text) && /\p{L} \p{L}/u.test(text);

const WORDS = readTexts('src/web/i18n/**/*.ts');
const REFUSALS = readTexts('src/contract/*.ts');
const MAILS = readTexts('src/server/features/*/mails/*.ts', 'src/server/platform/mail/*.ts');
const SERVER = readTexts('src/server/**/*.ts').filter((one) => !one.file.includes('/mails/') && isSentence(one));
const OTHERS = readTexts('src/web/**/*.{ts,tsx}', 'src/domain/**/*.ts').filter(
  (one) => !one.file.includes('/i18n/') && isSentence(one),
);

describe('no slip is left', () => {
  test('in the words of the screens', () => expect(slipsOf(WORDS, audienceOf)).toEqual([]));
  test('in refusals', () => expect(slipsOf(REFUSALS, () => 'any')).toEqual([]));
  test('in what orders and people are refused with', () => {
    const told = REFUSALS.filter(({ file }) =>
      /(order|person|contact)-errors|withdrawal-words|newsletter-consent/.test(file),
    );
    expect(slipsOf(told, () => 'shop')).toEqual([]);
  });
  test('in mails', () => expect(slipsOf(MAILS, () => 'any')).toEqual([]));
  test('in mails to guests', () => {
    const guests = MAILS.filter(({ file }) => /(orders|accounts|newsletter|campaigns)\/mails\//.test(file));
    expect(slipsOf(guests, () => 'shop')).toEqual([]);
  });
  test('in whatever else the server says', () => expect(slipsOf(SERVER, () => 'any')).toEqual([]));
  test('in texts beside the tables of words', () => expect(slipsOf(OTHERS, () => 'any')).toEqual([]));
  test('in the demonstration', () => {
    const texts: Text[] = [];
    for (const file of ['menu.json', 'restaurant.json', 'demo-people.json']) {
      JSON.parse(readFileSync(`db/demo/${file}`, 'utf8'), (key, value) => {
        if (typeof value === 'string' && /\s/.test(value)) texts.push({ file, table: key, text: value });
        return value;
      });
    }
    expect(texts.length).toBeGreaterThan(200);
    // Texts of the shop for guests, and texts that invented guests write.
    expect(slipsOf(texts, ({ file }) => (file === 'demo-people.json' ? 'any' : 'shop'))).toEqual([]);
  });
});

test('reasons that a guest reads after „Motivul:” do not apologise once more', () => {
  const reasons = [...staffWords.decision.reasonPresets, ...deskWords.reasons];
  expect(reasons.flatMap((reason) => findSlips(`Motivul: ${reason}`, 'shop'))).toEqual([]);
});

describe('the list finds what it is for', () => {
  test.each(SLIPS.map((slip) => [slip.name, slip] as const))('%s', (name, { canary, audiences = ['any' as const] }) => {
    for (const audience of audiences) expect(findSlips(canary, audience)).toContain(name);
  });

  test('in texts, templates and what stands inside of them', () => {
    const source = 'export const words = { a: `Ai $' + '{n > 1 ? "prea mulți octeți" : ""} aici` } as const;';
    expect(textsOf('words.ts', source)).toEqual([
      { file: 'words.ts', table: 'words', text: 'Ai {} aici' },
      { file: 'words.ts', table: 'words', text: 'prea mulți octeți' },
      { file: 'words.ts', table: 'words', text: '' },
    ]);
  });

  test('and every exception is still said', () => {
    const said = new Set([...WORDS, ...REFUSALS].map(({ text }) => text));
    expect(EXCEPTIONS.filter(({ text }) => !said.has(text))).toEqual([]);
  });
});

test('the history of changes names the kind of each thing before its name: „Curier: Mihai Pop”', () => {
  const bare = globSync('src/server/features/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/save\(\{[^}]*?\btitle: (?:\w+\.)?name\b/g)].map(
        ([found]) => `${file}: ${found}`,
      ),
    );

  expect(bare).toEqual([]);
});
