import { plainDescription } from '#domain/menu/card-description.ts';
import { describeWindows } from '#domain/menu/describe-windows.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { ManagedCategory } from './list-staff-categories.ts';

/** The subject of a category in the history of changes. */
export function categorySubject(id: number): string {
  return `category:${id}`;
}

export function categoryTitle(name: string): string {
  return `Categorie: ${name}`;
}

/** Locked while categories are added or sorted, because positions and slugs are unique. */
export const CATEGORY_ORDER = 'categories';

const yesNo = (is: boolean) => (is ? 'da' : 'nu');

/** A category as text for the history of changes: label on screens → short readable value. */
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
