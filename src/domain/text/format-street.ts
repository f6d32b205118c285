/** A street with its number, as everybody reads it; '' for missing parts. */
export type StreetParts = { readonly street: string; readonly streetNumber: string };

/** A number that already says so itself keeps its own word: „nr. 5”, „No 5”, „fără număr”. */
const NUMBER_ALONE = /^\d/;

/** @example formatStreet({ street: 'Strada Lungă', streetNumber: '5A' }) // → 'Strada Lungă nr. 5A' */
export function formatStreet({ street, streetNumber }: StreetParts): string {
  const number = NUMBER_ALONE.test(streetNumber) ? `nr. ${streetNumber}` : streetNumber;
  return [street, number].filter((part) => part !== '').join(' ');
}
