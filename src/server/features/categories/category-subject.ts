/** What a category is called in the record of changes. */
export function categorySubject(id: number): string {
  return `category:${id}`;
}

export function categoryTitle(name: string): string {
  return `Categorie: ${name}`;
}

/** Held while categories are added or put in order: each has a place and an address that no other has. */
export const CATEGORY_ORDER = 'categories';
