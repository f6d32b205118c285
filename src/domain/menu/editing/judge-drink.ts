/**
 * Recognises drinks by their names, so that alcohol is not sold without an age limit and drinks do not get the VAT rate
 * of food. Everything found is proposed and shown for confirmation: words cannot decide it.
 */
import { fold } from '#domain/text/fold.ts';

export type DrinkFacts = {
  readonly isAlcohol: boolean;
  /** A drink that is sweetened (CN 2202), or alcohol: the standard VAT rate instead of that of food. */
  readonly hasStandardVat: boolean;
  /** A drink that may be sold in returnable packaging (HG 1074/2021). */
  readonly mayNeedDeposit: boolean;
};

const words = (list: string, flags = '') => new RegExp(String.raw`\b(?:${list})\b`, flags);

const LIQUORS =
  'bere|beri|vin|vinuri|whisky|whiskey|vodka|votca|gin|rom|rum|palinca|tuica|rachiu|horinca|afinata|visinata|lichior|' +
  'lichioruri|coniac|cognac|brandy|tequila|vermut|martini|campari|aperol|spritz|mojito|prosecco|sampanie|spumant|cidru|' +
  'cocktail|cocktails|cocktailuri|spirtoase|alcool\\w*|ursus|timisoreana|ciucas|ciuc|bergenbier|tuborg|heineken|carlsberg|' +
  'guinness|jagermeister|jameson|hennessy|baileys';
const LIQUOR = words(LIQUORS);
const WITHOUT_ALCOHOL = /\b(?:fara alcool|nealcool\w*|non ?-?alcool\w*|virgin|mocktails?|mocktailuri)\b|\b0[.,]0\b/;
const SOFT = words(
  'apa|cola|pepsi|fanta|sprite|mirinda|schweppes|suc|sucuri|limonada|limonade|nectar|racoritoare?|racoritor|energizant\\w*|' +
    'red bull|ice tea|sirop|ceai|ceaiuri|cafea|espresso|cappuccino|latte',
);
const SWEET = words(
  'cola|pepsi|fanta|sprite|mirinda|schweppes|suc|sucuri|limonada|limonade|nectar|racoritoare?|racoritor|energizant\\w*|' +
    'red bull|ice tea|sirop',
);
const SQUEEZED = words('proaspat\\w*|fresh|natural\\w*|stors|stoarse?');
const CONTAINER = words('doza|doze|cutie|sticla|sticle|pet');
const POURED = words(
  'pahar|halba|draft|draught|carafa|cana|shot|limonada|limonade|ceai|ceaiuri|cafea|espresso|cappuccino|latte|' +
    'cocktail|cocktails|cocktailuri|mojito|spritz',
);
/** Together with a liquor it is a drink: „pahar de vin”, „vin roșu 0,75 l”, „Băuturi”. */
const POURED_OR_BOTTLED =
  /\b(?:bautur\w*|bar|pahar|halba|carafa|cana|shot|cupa|doza|doze|sticla|sticle|draft)\b|\d ?(?:ml|cl|l)\b/;
/** A liquor as part of a dish: „în sos de vin roșu”, „cu bere”, „flambate cu rom”, „cocktail de creveți”. */
const IN_A_DISH = new RegExp(
  String.raw`\b(?:cu|in|de|din|la|pentru|sos|otet)\s+(?:${LIQUORS})\b|\bcocktail\s+de\s+(?:crevet\w*|fructe)\b`,
  'g',
);

/** @param sizes the labels of its sizes, which name bottles and cans */
export function judgeDrink({
  name,
  category,
  sizes = [],
}: {
  readonly name: string;
  readonly category: string;
  readonly sizes?: readonly string[];
}): DrinkFacts {
  const [called, group] = [fold(name), fold(category)];
  const whole = `${group} ${called} ${fold(sizes.join(' '))}`;
  const isAlcohol = !WITHOUT_ALCOHOL.test(whole) && namesAlcohol({ called, group, whole });
  const isSweet = SWEET.test(called) && !SQUEEZED.test(called);
  const isDrink = isAlcohol || SOFT.test(called) || /\bbautur\w*\b/.test(group) || LIQUOR.test(group);
  return {
    isAlcohol,
    hasStandardVat: isAlcohol || isSweet,
    mayNeedDeposit: isDrink && (CONTAINER.test(whole) || !(POURED.test(called) || SQUEEZED.test(called))),
  };
}

/** By its own name, otherwise by its category; a soft drink stays one in a category of alcohol. */
function namesAlcohol({ called, group, whole }: Readonly<Record<'called' | 'group' | 'whole', string>>): boolean {
  const isServed = POURED_OR_BOTTLED.test(whole);
  const own = isServed ? called : called.replaceAll(IN_A_DISH, ' ');
  if (LIQUOR.test(own)) return true;
  return !SOFT.test(called) && LIQUOR.test(group.replaceAll(IN_A_DISH, ' '));
}

/** Whether a size is sold in a bottle or a can, by the words of its label or of the name. */
export function isContainer(name: string, label: string): boolean {
  return CONTAINER.test(fold(`${name} ${label}`));
}
