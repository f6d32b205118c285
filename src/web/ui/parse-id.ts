const HIGHEST = 2_147_483_647;

/** A person or a thing by its number in an address, as people may have typed it; null for what is none. */
export function parseId(typed: unknown): number | null {
  const id = Number(typed ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 && id <= HIGHEST ? id : null;
}
