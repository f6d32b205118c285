import { footerText } from '#web/i18n/footer.ts';

/**
 * The 250 × 50 pictogram of Ordin ANPC 449/2022, inlined so that nothing is fetched from another site. The length of
 * the first line is fixed: a device without Arial uses a wider font, which would be cut off.
 */
export function SalPictogram() {
  return (
    <svg width="250" height="50" viewBox="0 0 250 50" role="img" aria-label={footerText.sal}>
      <rect x="0.5" y="0.5" width="249" height="49" rx="5" fill="#fff" stroke="#1a4d8f" />
      <path
        d="M25 10v27m-9 0h18M12 15h26M12 15l-5 12h10L12 15Zm26 0-5 12h10L38 15Z"
        fill="none"
        stroke="#1a4d8f"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g fill="#1a4d8f" fontFamily="Arial, sans-serif" fontWeight="700">
        <text x="56" y="21" fontSize="12.5" textLength="186" lengthAdjust="spacingAndGlyphs">
          SOLUȚIONAREA ALTERNATIVĂ
        </text>
        <text x="56" y="38" fontSize="12.5">
          A LITIGIILOR
        </text>
        <text x="196" y="38" fontSize="14" fill="#b3311b">
          ANPC
        </text>
      </g>
    </svg>
  );
}
