import encodeQR from 'qr';

/** The empty margin that readers need around a code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * A QR code as one SVG path, quiet zone included. Error correction for a quarter of it: printed codes get dirty or
 * partly covered.
 */
export function drawQr(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET_ZONE });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: rows.length, path };
}
