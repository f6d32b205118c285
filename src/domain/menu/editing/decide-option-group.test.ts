import { expect, test } from 'vitest';
import { describeBounds } from '#domain/menu/options/describe-bounds.ts';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import { decideOptionGroup, MOST_OPTIONS, type OptionDraft, type OptionGroupDraft } from './decide-option-group.ts';

function anOption(about: Partial<OptionDraft> = {}): OptionDraft {
  return {
    id: null,
    name: 'Usturoi',
    price: bani(300),
    sizePrices: [],
    most: 1,
    isDefault: false,
    productId: null,
    opensGroupId: null,
    allergens: [],
    vatTakeawayBasisPoints: null,
    vatOnPremisesBasisPoints: null,
    deposit: null,
    isAgeRestricted: false,
    ...about,
  };
}

const aGroup = (about: Partial<OptionGroupDraft> = {}): OptionGroupDraft => ({
  name: ' Sosuri ',
  minimum: 0,
  maximum: 1,
  included: 0,
  pricing: 'sum',
  options: [anOption()],
  ...about,
});
const three = [anOption({ name: 'Unu' }), anOption({ name: 'Doi' }), anOption({ name: 'Trei' })];

test('a group is saved with its texts cleaned and what was left empty filled in', () => {
  const sizePrices = [{ sizeLabel: ' Ø 40 cm ', price: bani(500) }];
  const options = [anOption({ name: ' Usturoi ', sizePrices, vatTakeawayBasisPoints: 1100, deposit: bani(50) })];
  expect(decideOptionGroup(aGroup({ included: null, options }), null)).toEqual({
    ok: true,
    value: {
      name: 'Sosuri',
      minimum: 0,
      maximum: 1,
      included: 0,
      pricing: 'sum',
      options: [
        {
          ...anOption(),
          sizePrices: [{ sizeLabel: 'Ø 40 cm', price: bani(500) }],
          vatTakeawayBasisPoints: 1100,
          deposit: bani(50),
        },
      ],
    },
  });
});

test.each<[string, Partial<OptionGroupDraft>]>([
  ['any number', { maximum: null, minimum: 1, included: 3 }],
  ['as many as one option may be chosen', { minimum: 3, maximum: 3, options: [anOption({ most: 3 })] }],
  ['a product gives name and price', { options: [anOption({ name: '', price: null, productId: 7 })] }],
  ['another group is opened', { options: [anOption({ opensGroupId: 9 })] }],
])('allowed: %s', (_, about) => {
  expect(decideOptionGroup(aGroup(about), 8)).toMatchObject({ ok: true });
});

test('only where every option has its own price are the first ones included', () => {
  const decided = decideOptionGroup(aGroup({ maximum: 2, included: 1, pricing: 'dearest' }), null);
  expect(decided).toMatchObject({ ok: true, value: { included: 0 } });
});

test.each<[Partial<OptionGroupDraft>, Record<string, string>]>([
  [{ name: '' }, { name: 'option_group_name_invalid' }],
  [{ minimum: null }, { minimum: 'option_group_minimum_invalid' }],
  [
    { minimum: 'unreadable', maximum: 'unreadable' },
    {
      minimum: 'option_group_minimum_invalid',
      maximum: 'option_group_maximum_invalid',
    },
  ],
  [{ minimum: 2, maximum: 1, options: three }, { maximum: 'option_group_maximum_invalid' }],
  [{ maximum: 0 }, { maximum: 'option_group_maximum_invalid' }],
  [{ minimum: 2, maximum: 2 }, { minimum: 'option_group_minimum_unreachable' }],
  [{ included: 2 }, { included: 'option_group_included_invalid' }],
  [{ options: [] }, { options: 'option_group_empty' }],
  [
    { maximum: null, options: Array.from({ length: MOST_OPTIONS + 1 }, (_, place) => anOption({ name: `${place}` })) },
    { options: 'option_group_options_many' },
  ],
  [{ options: three.map((option) => ({ ...option, isDefault: true })) }, { options: 'option_group_defaults_many' }],
  [{ options: [anOption({ name: '' })] }, { 'options.0.name': 'option_name_invalid' }],
  [{ options: [anOption(), anOption({ name: 'USTUROI ' })] }, { 'options.1.name': 'option_name_repeated' }],
  [{ options: [anOption({ price: null })] }, { 'options.0.price': 'option_price_invalid' }],
  [{ options: [anOption({ price: 'unreadable', productId: 7 })] }, { 'options.0.price': 'option_price_invalid' }],
  [{ options: [anOption({ most: 0 })] }, { 'options.0.most': 'option_most_invalid' }],
  [{ options: [anOption({ deposit: 'unreadable' })] }, { 'options.0.deposit': 'deposit_invalid' }],
  [{ options: [anOption({ opensGroupId: 8 })] }, { 'options.0.opensGroupId': 'option_opens_itself' }],
  [
    { options: [anOption({ vatTakeawayBasisPoints: 10_001, vatOnPremisesBasisPoints: 'unreadable' })] },
    { 'options.0.vatTakeawayBasisPoints': 'vat_invalid', 'options.0.vatOnPremisesBasisPoints': 'vat_invalid' },
  ],
  [
    {
      options: [
        anOption({
          sizePrices: [
            { sizeLabel: 'Mare', price: ZERO_BANI },
            { sizeLabel: 'mare', price: null },
            { sizeLabel: '', price: 'unreadable' },
          ],
        }),
      ],
    },
    {
      'options.0.sizePrices.1.sizeLabel': 'option_size_invalid',
      'options.0.sizePrices.1.price': 'option_price_invalid',
      'options.0.sizePrices.2.sizeLabel': 'option_size_invalid',
      'options.0.sizePrices.2.price': 'option_price_invalid',
    },
  ],
])('refused: %j', (about, problems) => {
  const decided = decideOptionGroup(aGroup(about), 8);
  expect(decided.ok ? null : Object.fromEntries(decided.error)).toEqual(problems);
});

test.each([
  [{ minimum: 1, maximum: 1 }, 'exact o opțiune'],
  [{ minimum: 0, maximum: 3, included: 1 }, 'cel mult 3 opțiuni, cea mai ieftină este inclusă'],
  [{ minimum: 0, maximum: null, included: 2 }, 'oricâte, cele mai ieftine 2 sunt incluse'],
  [{ minimum: 1, maximum: null }, 'cel puțin o opțiune'],
  [{ minimum: 1, maximum: 20 }, 'cel puțin o opțiune, cel mult 20 de opțiuni'],
  [{ minimum: 2, maximum: 2, pricing: 'dearest' as const }, 'exact 2 opțiuni, prețul celei mai scumpe'],
])('%j is told as „%s”', (about, told) => {
  expect(describeBounds({ included: 0, pricing: 'sum', ...about })).toBe(told);
});
