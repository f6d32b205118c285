import { plainDescription } from '#domain/menu/card-description.ts';
import { describeWindows } from '#domain/menu/describe-windows.ts';
import { nutritionSentence } from '#domain/menu/nutrition-sentence.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { inPercent } from '#domain/money/percent.ts';
import type { StoredSize } from '#server/features/menu/menu.door.ts';
import type { StoredProduct } from './products.repository.ts';

/** The subject of a product in the history of changes. */
export function productSubject(id: number): string {
  return `product:${id}`;
}

export function productTitle(name: string): string {
  return `Produs: ${name}`;
}

/** Locked while a product is added, because slugs and positions are unique. */
export const NEW_PRODUCTS = 'products';

const yesNo = (is: boolean) => (is ? 'da' : 'nu');

/** A product as text for the history of changes: label on screens → short readable value. */
export function describeProduct(product: StoredProduct): Readonly<Record<string, string>> {
  const days = [product.isOrderableToday ? 'pentru astăzi' : '', product.isOrderableAhead ? 'precomandă' : ''];
  const sizes = product.sizes.map((size): [string, string] => [`Porția ${size.label}`, describeSize(size)]);
  return {
    Nume: product.name,
    Categorie: product.categoryName,
    Descriere: plainDescription(product.description),
    'Tip de comandă': days.filter((day) => day !== '').join(', '),
    Secție: product.stationName,
    'Când se poate comanda': describeWindows(product.availabilityWindows),
    Disponibil: yesNo(product.isOn),
    ...Object.fromEntries(sizes),
    Suplimente: product.extras.map(({ name, price }) => `${name} ${formatLei(price)}`).join('; '),
    Ingrediente: product.ingredients,
    Aditivi: product.additives,
    Alergeni: product.hasNoAllergens ? 'niciunul (declarat)' : product.allergens.join(', '),
    'Poate conține': product.mayContain.join(', '),
    'Valori nutriționale': product.nutrition === null ? product.nutritionNote : nutritionSentence(product.nutrition),
    'Mesaj pentru bucătărie': yesNo(product.allowsMessage),
    Vegetarian: yesNo(product.isVeggie),
    'De post': yesNo(product.isFasting),
    'Din produs congelat': yesNo(product.isFromFrozen),
    'Numai 18+': yesNo(product.isAgeRestricted),
    'TVA la pachet': `${inPercent(product.vatTakeawayBasisPoints)} %`,
    'TVA în restaurant': `${inPercent(product.vatOnPremisesBasisPoints)} %`,
    'Produse similare': product.similarIds.join(', '),
    'Merge bine cu': product.addOnIds.join(', '),
  };
}

function describeSize(size: StoredSize): string {
  return [
    formatLei(size.price),
    size.isOn ? '' : 'indisponibilă',
    size.stockUnlimited ? 'stoc nelimitat' : `stoc ${size.stock}`,
    size.minimumQuantity > 1 ? `minimum ${size.minimumQuantity}` : '',
    size.boxNeeded ? `ambalaj ${formatLei(size.boxPrice)}` : '',
    size.deposit > 0 ? `garanție ${formatLei(size.deposit)}` : '',
    size.grams === null ? '' : `${size.grams} g`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
