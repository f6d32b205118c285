import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import type { SoldLine } from '#domain/orders/proposals/sold-order.ts';
import { err, ok } from '#domain/result.ts';
import { aReduction } from '#test/support/a-cart.ts';
import { fakeRegister } from '#test/support/fake-register.ts';
import { ALL_DIALECTS, factsOfDialect, receiptFileName } from './dialects.ts';
import { type FiscalSettings, parseFiscalSettings } from './fiscal-settings.ts';
import { cleanForRegister } from './fiscal-text.ts';
import { makeReceipt, type ReceiptOrder } from './make-receipt.ts';
import { makeTestReceipt } from './make-test-receipt.ts';
import { readAnswer } from './read-answer.ts';
import { writeReceipt } from './write-receipt.ts';

const SETTINGS: FiscalSettings = {
  isOn: true,
  onlineMoment: 'handover',
  dialect: 'fiscalnet',
  nameLetters: 22,
  groups: { 1100: '2', 2100: '1' },
  depositGroup: '4',
  department: '1',
  depositDepartment: '2',
  paymentCodes: { cash: '1', card: '2', meal_card: '4' },
};

function sold(facts: Partial<SoldLine> = {}): SoldLine {
  return {
    ...{ productId: 1, sizeId: 1, productName: 'Ciorbă de burtă', sizeLabel: '400 ml', quantity: 2 },
    ...{ unitPrice: bani(3_000), boxPrice: bani(0), deposit: bani(0), vatBasisPoints: 1100, extras: [] },
    ...{ allergens: [], declaresAllergens: true, isAgeRestricted: false, station: null, message: '' },
    ...{ bundleId: null, isFree: false, setLabel: null, regularPrice: bani(0), isFromFrozen: false },
    ...{ isMealCardExcluded: false, tookStock: false },
    ...facts,
  };
}

function anOrder(facts: Partial<ReceiptOrder> = {}): ReceiptOrder {
  const none = bani(0);
  return {
    ...{ company: null, lines: [sold()], packaging: none, manualPackaging: null, deliveryFee: none, deposits: none },
    ...{ reductions: [], payable: bani(6_000), payment: [{ means: 'cash', amount: bani(6_000) }] },
    ...facts,
  };
}

function written(order: ReceiptOrder, settings: Partial<FiscalSettings> = {}): readonly string[] {
  const receipt = makeReceipt(order, { ...SETTINGS, ...settings });
  if (!receipt.ok) throw new Error(JSON.stringify(receipt.error));
  return writeReceipt({ ...SETTINGS, ...settings }, receipt.value)
    .split('\r\n')
    .slice(0, -1);
}

/** A beer with its container, a dish that is reduced, an option of another rate, a company, two means. */
const MIXED = anOrder({
  company: { name: 'Moara SRL', cui: 'ro 185 472 90', tradeRegister: '', office: '' },
  lines: [
    sold({
      quantity: 3,
      extras: [
        { name: 'Smântână', price: bani(200) },
        {
          name: 'Bere Ciuc',
          price: bani(1_000),
          option: {
            ...{ id: 1, groupId: 1, group: 'Băutură', parentId: null, count: 2 },
            vatBasisPoints: 2100,
            deposit: bani(100),
          },
        },
        {
          name: 'Ardei',
          price: bani(100),
          option: {
            ...{ id: 2, groupId: 2, group: 'Gust', parentId: null, count: 1 },
            vatBasisPoints: 1100,
            deposit: bani(0),
          },
        },
      ],
      deposit: bani(100),
    }),
    sold({ productName: 'Cadou', unitPrice: bani(0), isFree: true }),
  ],
  packaging: bani(300),
  deliveryFee: bani(1_000),
  deposits: bani(300),
  reductions: [aReduction(1_000)],
  payable: bani(13_500),
  payment: [
    { means: 'cash', amount: bani(3_500) },
    { means: 'meal_card', amount: bani(0) },
    { means: 'card', amount: bani(10_000) },
  ],
});

test('a cash order in FiscalNet: quantity as it was sold, prices in bani, no diacritics', () => {
  expect(written(anOrder())).toEqual(['S^Ciorba de burta 400 ml^3000^2000^buc^2^1', 'P^1^6000']);
});

test('mixed rates, deposits, a reduction and a split payment in FiscalNet', () => {
  expect(written(MIXED)).toEqual([
    'CF^RO18547290',
    'S^Ciorba de burta 400 ml^3300^3000^buc^2^1',
    'DV^767',
    'S^Ambalaje^230^1000^buc^2^1',
    'S^Livrare^767^1000^buc^2^1',
    'S^2 x Bere Ciuc^1000^3000^buc^1^1',
    'DV^233',
    'S^Ambalaje^70^1000^buc^1^1',
    'S^Livrare^233^1000^buc^1^1',
    'S^Garantie SGR^50^6000^buc^4^2',
    'P^2^10000',
    'P^1^3500',
  ]);
});

test('the same order in FPrint and in EcrBridge, which has no discounts', () => {
  expect(written(MIXED, { dialect: 'fprint' })).toEqual([
    'K,1,______,_,__;RO18547290;',
    'S,1,______,_,__;Ciorba de burta 400 ml;33.00;3.000;1;1;2;0;0;buc',
    'C,1,______,_,__;3;7.67;',
    'S,1,______,_,__;Ambalaje;2.30;1.000;1;1;2;0;0;buc',
    'S,1,______,_,__;Livrare;7.67;1.000;1;1;2;0;0;buc',
    'S,1,______,_,__;2 x Bere Ciuc;10.00;3.000;1;1;1;0;0;buc',
    'C,1,______,_,__;3;2.33;',
    'S,1,______,_,__;Ambalaje;0.70;1.000;1;1;1;0;0;buc',
    'S,1,______,_,__;Livrare;2.33;1.000;1;1;1;0;0;buc',
    'S,1,______,_,__;Garantie SGR;0.50;6.000;2;1;4;0;0;buc',
    'T,1,______,_,__;2;100.00;;;;',
    'T,1,______,_,__;1;35.00;;;;',
  ]);
  expect(written(MIXED, { dialect: 'ecrbridge' })).toEqual([
    'FISCAL;RO18547290',
    'I;Ciorba de burta 400 ml;2;30.44;2',
    'I;Ciorba de burta 400 ml;1;30.45;2',
    'I;Ambalaje;1;2.30;2',
    'I;Livrare;1;7.67;2',
    'I;2 x Bere Ciuc;2;9.22;1',
    'I;2 x Bere Ciuc;1;9.23;1',
    'I;Ambalaje;1;0.70;1',
    'I;Livrare;1;2.33;1',
    'I;Garantie SGR;6;0.50;4',
    'P;2;100.00',
    'P;1;35.00',
  ]);
  expect(written(anOrder(), { dialect: 'ecrbridge' })[0]).toBe('FISCAL');
  expect(written(anOrder(), { dialect: 'fprint' })).toHaveLength(2);
});

test('means with the same code are one payment', () => {
  const paymentCodes = { cash: '1', card: '2', meal_card: '2' };
  const payment = [
    { means: 'meal_card', amount: bani(2_000) },
    { means: 'card', amount: bani(4_000) },
  ] as const;
  expect(written(anOrder({ payment }), { paymentCodes }).slice(1)).toEqual(['P^2^6000']);
});

test('what is reduced to nothing is no line, and a price below a ban a piece is none either', () => {
  const lines = [sold(), sold({ productName: 'Desert', quantity: 3, unitPrice: bani(100), vatBasisPoints: 2100 })];
  const off = (amount: number) => ({
    lines,
    reductions: [{ ...aReduction(amount), byRate: [{ vatBasisPoints: 2100, amount: bani(amount) }] }],
    payable: bani(6_300 - amount),
    payment: [{ means: 'cash', amount: bani(6_300 - amount) }] as const,
  });
  expect(written(anOrder(off(300)))).toEqual(['S^Ciorba de burta 400 ml^3000^2000^buc^2^1', 'P^1^6000']);
  expect(written(anOrder(off(298)), { dialect: 'ecrbridge' })).toContain('I;Desert 400 ml;2;0.01;1');
  const whole = written(anOrder({ ...off(0), reductions: [aReduction(0)] }), { dialect: 'ecrbridge' });
  expect(whole).toContain('I;Desert 400 ml;3;1.00;1');
});

test('a reduction larger than what may be reduced stands on every line of its rate', () => {
  const beer = sold({ isAgeRestricted: true });
  const lines = written(
    anOrder({
      ...{ lines: [beer], reductions: [aReduction(100)], payable: bani(5_900) },
      payment: [{ means: 'cash', amount: bani(5_900) }],
    }),
  );
  expect(lines).toContain('DV^100');
});

test('deposits that do not add up to what was charged are one line of the charged sum', () => {
  const order = anOrder({
    ...{ deposits: bani(70), payable: bani(6_070), payment: [{ means: 'cash', amount: bani(6_070) }] },
  });
  expect(written(order)).toContain('S^Garantie SGR^70^1000^buc^4^2');
});

test('without the code of a rate, a department or a means there is no receipt', () => {
  const refusal = (order: ReceiptOrder, settings: Partial<FiscalSettings>) =>
    makeReceipt(order, { ...SETTINGS, ...settings });
  expect(refusal(anOrder(), { groups: {} })).toEqual(err({ code: 'group_unknown', vatBasisPoints: 1100 }));
  expect(refusal(anOrder(), { groups: { 1100: '' } })).toEqual(err({ code: 'group_unknown', vatBasisPoints: 1100 }));
  expect(refusal(anOrder(), { department: '' })).toEqual(err({ code: 'department_unknown' }));
  expect(refusal(anOrder(), { department: '', dialect: 'ecrbridge' }).ok).toBe(true);
  expect(refusal(MIXED, { depositGroup: '' })).toEqual(err({ code: 'deposit_group_unknown' }));
  expect(refusal(MIXED, { depositDepartment: '' })).toEqual(err({ code: 'department_unknown' }));
  expect(refusal(anOrder(), { paymentCodes: { cash: '' } })).toEqual(
    err({ code: 'payment_code_unknown', means: 'cash' }),
  );
  expect(refusal(anOrder(), { paymentCodes: {} }).ok).toBe(false);
});

test('lines and payments that differ by a ban make no receipt, and nothing paid makes none', () => {
  expect(makeReceipt(anOrder({ payment: [{ means: 'cash', amount: bani(5_999) }] }), SETTINGS)).toEqual(
    err({ code: 'sums_differ', lines: 6_000, payments: 5_999 }),
  );
  expect(makeReceipt(anOrder({ payable: bani(0) }), SETTINGS)).toEqual(err({ code: 'nothing_paid' }));
});

test('a name keeps only what every machine prints, and is cut', () => {
  expect(cleanForRegister('  Şniţel; cu ^ cartofi\r\n„ca la mama” – 2×', 72)).toBe(
    'Snitel cu cartofi "ca la mama" - 2x',
  );
  expect(cleanForRegister('Abcdefghi jklm', 10)).toBe('Abcdefghi');
  expect(written(anOrder({ lines: [sold({ productName: '寿司', sizeLabel: '' })] }))[0]).toMatch(/^S\^Produs\^/);
});

test.each(ALL_DIALECTS)('the test receipt in %s has a line for each group and a part for each code', (dialect) => {
  const register = fakeRegister(dialect);
  const receipt = makeTestReceipt({ ...SETTINGS, dialect });
  if (!receipt.ok) throw new Error(receipt.error.code);
  register.print(writeReceipt({ ...SETTINGS, dialect }, receipt.value), 'proba');
  const { byGroup, byCode } = register.closeDay();
  expect([[...byGroup.keys()].toSorted(), [...byCode.keys()].toSorted()]).toEqual([
    ['1', '2', '4'],
    ['1', '2', '4'],
  ]);
});

test('a test without any group or code has nothing to print', () => {
  expect(makeTestReceipt({ ...SETTINGS, groups: { 1100: '' }, depositGroup: '' })).toEqual(
    err({ code: 'nothing_to_test' }),
  );
  expect(makeTestReceipt({ ...SETTINGS, paymentCodes: {} })).toEqual(err({ code: 'nothing_to_test' }));
});

test('answers of each dialect are read, and what says neither yes nor no is unknown', () => {
  const read = (dialect: (typeof ALL_DIALECTS)[number], text: string) => readAnswer(dialect, text);
  expect(read('fiscalnet', 'BONOK=1\r\nNRBON=17\r\n')).toEqual({ kind: 'printed', number: '17' });
  expect(read('fiscalnet', 'FISIER=bon-1-1.txt\nbonok = 1\nNUMARBON=0018')).toEqual({
    kind: 'printed',
    number: '0018',
  });
  expect(read('fiscalnet', 'BONOK=0\r\nERRCODE=12\r\nERRINFO=Lipsa hartie\r\n')).toEqual({
    kind: 'failed',
    reason: '12: Lipsa hartie',
  });
  expect(read('fiscalnet', 'BONOK=0')).toEqual({ kind: 'failed', reason: 'BONOK=0' });
  expect(read('fiscalnet', 'BONOK=2')).toEqual({ kind: 'unknown', reason: 'BONOK=2' });
  expect(read('fprint', 'FISIER=C:\\Fisco\\BonOK\\bon-1-1.inp\r\nNRBON=5')).toEqual({ kind: 'printed', number: '5' });
  expect(read('fprint', 'FISIER=BonERR/bon-1-1.inp\r\nEroare   TVA\r\n')).toEqual({
    kind: 'failed',
    reason: 'Eroare TVA',
  });
  expect(read('ecrbridge', 'FISIER=bon-1-1.OK')).toEqual({ kind: 'printed', number: '' });
  expect(read('ecrbridge', 'FISIER=bon-1-1.ERR\nfara hartie')).toEqual({ kind: 'failed', reason: 'fara hartie' });
  expect(read('ecrbridge', '')).toEqual({ kind: 'unknown', reason: '' });
});

test('a file has the name of its receipt and the ending of its dialect', () => {
  expect(ALL_DIALECTS.map((dialect) => receiptFileName(dialect, '7-1'))).toEqual([
    'bon-7-1.txt',
    'bon-7-1.inp',
    'bon-7-1.txt',
  ]);
  expect(factsOfDialect('ecrbridge').hasDepartments).toBe(false);
});

test('typed settings are cleaned, and each wrong field is named', () => {
  const typed = { ...SETTINGS, groups: { 1100: ' b ' }, department: ' 1 ' };
  expect(parseFiscalSettings(typed)).toMatchObject(ok({ groups: { 1100: 'B' }, department: '1' }));
  expect(parseFiscalSettings({ ...SETTINGS, dialect: 'ecrbridge' })).toMatchObject(
    ok({ department: '', depositDepartment: '' }),
  );
  expect(parseFiscalSettings({ ...SETTINGS, groups: {}, depositGroup: '', paymentCodes: {} }).ok).toBe(true);
  expect(
    parseFiscalSettings({
      ...SETTINGS,
      ...{ nameLetters: 37, groups: { 1100: '22' }, depositGroup: '^', department: '0', depositDepartment: 'a' },
      paymentCodes: { cash: '-1' },
    }),
  ).toEqual(
    err({
      ...{ nameLetters: 'fiscal_letters_invalid', 'groups.1100': 'fiscal_group_invalid' },
      ...{ depositGroup: 'fiscal_group_invalid', department: 'fiscal_department_invalid' },
      ...{ depositDepartment: 'fiscal_department_invalid', 'paymentCodes.cash': 'fiscal_code_invalid' },
    }),
  );
  for (const nameLetters of [9, 12.5]) {
    expect(parseFiscalSettings({ ...SETTINGS, nameLetters })).toEqual(err({ nameLetters: 'fiscal_letters_invalid' }));
  }
});
