import { err, ok, type Result } from '#domain/result.ts';
import { cleanCode } from '#domain/text/clean-text.ts';

export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** Both need decimals, because one number with a comma is not a pair. */
const PAIR = /^\(?(-?\d{1,3}[.,]\d+)(?:\s*[,;]\s*|\s+)(-?\d{1,3}[.,]\d+)\)?$/;

/** Six decimals are a tenth of a metre. */
const DECIMALS = 6;

export function isOnGlobe({ latitude, longitude }: Coordinates): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** Parses a pair as a map copies it, `46.1753, 23.9142`; with Romanian commas `46,1753; 23,9142`. */
export function parseCoordinates(pasted: string): Result<Coordinates, { readonly code: 'coordinates_invalid' }> {
  const [, latitude, longitude] = PAIR.exec(cleanCode(pasted).trim()) ?? [];
  if (latitude === undefined || longitude === undefined) return err({ code: 'coordinates_invalid' });
  const place = { latitude: readDegrees(latitude), longitude: readDegrees(longitude) };
  return isOnGlobe(place) ? ok(place) : err({ code: 'coordinates_invalid' });
}

function readDegrees(text: string): number {
  return Number(Number(text.replace(',', '.')).toFixed(DECIMALS));
}
