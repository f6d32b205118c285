import type { LegalBlock, LegalSection } from '#contract/legal.ts';
import type { RestaurantContact } from '#server/features/restaurant/load-restaurant-contact.ts';

/** Stands where the restaurant has not filled in its details yet: seen at once by whoever reads the page. */
const MISSING = '(necompletat)';

/** Puts the restaurant's own details in the place of `{words}`; what is in braces and unknown stays as written. */
export function fillSections(sections: readonly LegalSection[], restaurant: RestaurantContact): LegalSection[] {
  const words = wordsOf(restaurant);
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (written, name: string) => {
      const word = words.get(name);
      return word === undefined ? written : word.trim() || MISSING;
    });
  return sections.map(({ title, blocks }) => ({
    title: fill(title),
    blocks: blocks.map((block) => fillBlock(block, fill)),
  }));
}

function fillBlock(block: LegalBlock, fill: (text: string) => string): LegalBlock {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, text: fill(block.text) };
    case 'list':
      return { ...block, entries: block.entries.map(fill) };
    case 'table':
      return { ...block, head: block.head.map(fill), rows: block.rows.map((row) => row.map(fill)) };
    case 'stored_keys':
      return block;
  }
}

function wordsOf({ name, phone, email, address, company }: RestaurantContact): ReadonlyMap<string, string> {
  return new Map([
    ['restaurant', name],
    ['firma', company.companyName],
    ['cui', company.cui],
    ['reg_com', company.tradeRegister],
    ['capital', company.shareCapital],
    ['sediu', company.registeredOffice],
    ['punct_de_lucru', company.workPoint === '' ? address : company.workPoint],
    ['autorizatii', company.authorisations.map((one) => `${one.name} nr. ${one.number} (${one.issuer})`).join('; ')],
    ['telefon', phone],
    ['email', email],
    ['adresa', address],
  ]);
}
