import encodeQR from 'qr';

/** The empty frame that readers need around a code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * A code as one path of squares, quiet zone included. A quarter of it may be dirty or covered: it hangs on doors and lies on tables.
 */
export function drawQr(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET_ZONE });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: rows.length, path };
}
