import { describe, expect, test } from 'vitest';
import { isContainer, judgeDrink } from './judge-drink.ts';

const isAlcohol = (category: string, name: string, sizes: readonly string[] = []) =>
  judgeDrink({ category, name, sizes }).isAlcohol;

describe('alcohol is recognised', () => {
  test.each([
    ['Băuturi', 'Bere blondă'],
    ['Băuturi', 'Vin alb sec de Târnave'],
    ['Bere', 'Ursus 0,5 l'],
    ['Vinuri', 'Fetească neagră'],
    ['Băuturi alcoolice', 'Casa bună, sec'],
    ['Bar', 'Pahar de vin'],
    ['Diverse', 'Halbă de bere'],
    ['Cocktailuri', 'Cuba libre'],
    ['Diverse', 'Gin tonic'],
    ['Diverse', 'Cola cu rom 200 ml'],
    ['Diverse', 'Țuică de prune'],
  ])('%s: %s', (category, name) => {
    expect(isAlcohol(category, name)).toBe(true);
  });

  test('by the volume of its size', () => {
    expect(isAlcohol('Diverse', 'Carafă casei cu vin', ['1 l'])).toBe(true);
  });
});

describe('a dish or a soft drink is no alcohol', () => {
  test.each([
    ['Feluri principale', 'Mușchi de vită în sos de vin roșu'],
    ['Feluri principale', 'Pui la bere'],
    ['Desert', 'Savarină cu rom'],
    ['Aperitive', 'Cocktail de creveți'],
    ['Salate', 'Salată cu oțet de vin'],
    ['Gustări pentru bere', 'Alune prăjite'],
    ['Bere', 'Ursus fără alcool'],
    ['Bere', 'Heineken 0.0'],
    ['Cocktailuri', 'Virgin mojito'],
    ['Băuturi nealcoolice', 'Suc de mere'],
    ['Băuturi alcoolice și răcoritoare', 'Coca-Cola'],
    ['Vinuri și apă', 'Apă plată'],
    ['Pizza', 'Pizza Margherita'],
    ['Supe', 'Ciorbă de burtă'],
  ])('%s: %s', (category, name) => {
    expect(isAlcohol(category, name)).toBe(false);
  });
});

test.each([
  ['Bere blondă', 'Băuturi', true],
  ['Fanta', 'Băuturi', true],
  ['Limonadă de casă', 'Băuturi', true],
  ['Suc proaspăt de portocale', 'Băuturi', false],
  ['Apă minerală', 'Băuturi', false],
  ['Pizza Margherita', 'Pizza', false],
])('%s has the standard VAT rate: %s, %s', (name, category, hasStandardVat) => {
  expect(judgeDrink({ name, category })).toMatchObject({ hasStandardVat });
});

test.each([
  ['Apă minerală', 'Diverse', [], true],
  ['Borsec', 'Băuturi', [], true],
  ['Fetească', 'Vinuri', [], true],
  ['Vin', 'Bar', ['Sticlă 0,75 l'], true],
  ['Limonadă', 'Băuturi', ['400 ml'], false],
  ['Limonadă', 'Băuturi', ['Sticlă 0,5 l'], true],
  ['Suc proaspăt', 'Băuturi', [], false],
  ['Pizza', 'Pizza', [], false],
] as const)('%s of %s (%j) may need a deposit: %s', (name, category, sizes, mayNeedDeposit) => {
  expect(judgeDrink({ name, category, sizes })).toMatchObject({ mayNeedDeposit });
});

test('a bottle or a can is named by the dish or by its size', () => {
  expect(isContainer('Bere la doză', '')).toBe(true);
  expect(isContainer('Bere', 'Sticlă 0,5 l')).toBe(true);
  expect(isContainer('Bere', '400 ml')).toBe(false);
});
