const HIGHEST = 2_147_483_647;

/** Reads an id from an address, as people may have typed it; null when it is none. */
export function parseId(typed: unknown): number | null {
  const id = Number(typed ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 && id <= HIGHEST ? id : null;
}
