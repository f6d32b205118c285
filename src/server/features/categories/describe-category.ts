import { plainDescription } from '#domain/menu/card-description.ts';
import { describeWindows } from '#domain/menu/describe-windows.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { ManagedCategory } from './list-staff-categories.ts';

/** What a category is called in the record of changes. */
export function categorySubject(id: number): string {
  return `category:${id}`;
}

export function categoryTitle(name: string): string {
  return `Categorie: ${name}`;
}

/** Locked while categories are added or put in order: each has a place and an address that no other has. */
export const CATEGORY_ORDER = 'categories';

const yesNo = (is: boolean) => (is ? 'da' : 'nu');

/** A category in words, for the record of changes: what it is called on screens → short readable text. */
export function describeCategory(category: ManagedCategory): Readonly<Record<string, string>> {
  return {
    Nume: category.name,
    'Categorie specială': yesNo(category.isSpecial),
    'Punct de ridicare': category.pickupPlace ?? '',
    'Mesaj pentru bucătărie': yesNo(category.allowsMessage),
    Secție: category.stationName,
    'Când se poate comanda': describeWindows(category.availabilityWindows),
    'Informații suplimentare': plainDescription(category.additionalInformation),
    Suplimente: category.extras.map(({ name, price }) => `${name} ${formatLei(price)}`).join('; '),
    Imagine: category.picture?.hash.slice(0, 6) ?? '',
  };
}
