import { NO_OPTIONS } from '#domain/menu/menu.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { MenuCard } from '#web/ui/menu-card/menu-card.ts';
import type { ProductFacts } from './product-facts.ts';

/** A product from the data of its card: what a sheet shows while the rest loads. */
export function productOfCard(card: MenuCard): ProductFacts {
  const { id, name, text, state, later, marks, picture } = card;
  return {
    id,
    name,
    category: { slug: '', name: '' },
    descriptionHtml: escapeHtml(text),
    plainDescription: text,
    state,
    later,
    hours: '',
    changesAt: null,
    sizes: [],
    cuts: [],
    firstSizeId: null,
    extras: [],
    options: NO_OPTIONS,
    allowsMessage: false,
    days: { today: true, ahead: true },
    pickupPlace: '',
    vatBasisPoints: 0,
    isVeggie: marks.includes('vegetarian'),
    isFasting: marks.includes('fasting'),
    isFromFrozen: false,
    isMealCardExcluded: false,
    isAgeRestricted: marks.includes('adult'),
    ingredients: '',
    additives: '',
    allergens: [],
    declaresAllergens: false,
    mayContain: [],
    nutrition: null,
    nutritionNote: '',
    pictures: picture ? [picture] : [],
    similar: [],
  };
}
