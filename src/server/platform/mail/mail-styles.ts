/** Colours and inline styles of mails: mail programs ignore style sheets. */

/** The storefront's light colours (src/web/ui/tokens.css). */
export const INK = '#241a12';
export const INK_SOFT = '#665748';
export const ACCENT = '#b3311b';
export const GROUND = '#fffcf7';
export const SUNKEN = '#f7f0e5';
export const LINE = '#e9dfd0';

/** A word or link longer than a line goes on in the next one; otherwise it would make the whole mail wider than a phone. */
export const WRAPPED = 'overflow-wrap: anywhere; word-break: break-word;';

export const STYLES = {
  paragraph: `margin: 0 0 14px; color: ${INK}; font-size: 16px; line-height: 1.5; ${WRAPPED}`,
  note: `margin: 0 0 10px; color: ${INK_SOFT}; font-size: 14px; line-height: 1.5; ${WRAPPED}`,
  item: `margin: 0 0 2px; color: ${INK_SOFT}; font-size: 14px; line-height: 1.5; ${WRAPPED}`,
  heading: `margin: 28px 0 8px; color: ${INK}; font-size: 17px; font-weight: 700; ${WRAPPED}`,
  cell: `padding: 8px 0; border-bottom: 1px solid ${LINE}; color: ${INK}; font-size: 15px; line-height: 1.4; vertical-align: top;`,
  row: `padding: 4px 0; color: ${INK}; font-size: 15px; vertical-align: top; ${WRAPPED}`,
  label: `padding: 4px 16px 4px 0; color: ${INK_SOFT}; font-size: 15px; vertical-align: top;`,
  total: `padding: 10px 0 0; color: ${INK}; font-size: 18px; font-weight: 700;`,
  box: `margin: 0 0 20px; padding: 14px 18px; border-radius: 12px; background: ${SUNKEN}; color: ${INK}; font-size: 16px; line-height: 1.5; ${WRAPPED}`,
  button: `display: inline-block; padding: 13px 26px; border-radius: 999px; background: ${ACCENT}; color: #ffffff; font-size: 16px; font-weight: 600; text-decoration: none;`,
  picture:
    'display: block; width: 100%; max-width: 544px; height: auto; margin: 0 0 20px; border: 0; border-radius: 12px;',
} as const;

/** Replacements of these colours in dark mode (the storefront's dark ones). */
export const DARK_STYLES = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
[style*="color: ${INK}"] { color: #f6ede2 !important; }
[style*="color: ${INK_SOFT}"] { color: #bfae9d !important; }
[style*="color: ${ACCENT}"] { color: #ff9a7a !important; }
[style*="background: ${SUNKEN}"] { background: #2a221b !important; }
[style*="background: ${GROUND}"] { background: #211a15 !important; }
[style*="background: ${ACCENT}"] { background: #ff9a7a !important; color: #2a0f06 !important; }
[style*="solid ${LINE}"] { border-color: #3a3028 !important; }
body[style] { background: #17120e !important; }
}`;
