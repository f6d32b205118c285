/** The sheet every mail is written on: tables and inline styles, because that is what mail programs understand. */
import type { RestaurantContact } from '#server/features/restaurant/load-restaurant-contact.ts';
import { type Html, html } from './html.ts';

/** The storefront's light colours (src/web/ui/tokens.css). */
const INK = '#241a12';
const INK_SOFT = '#665748';
const ACCENT = '#b3311b';
const GROUND = '#fffcf7';
const SUNKEN = '#f7f0e5';
const LINE = '#e9dfd0';
const FONT = "font-family: -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

export const STYLES = {
  text: `margin: 0 0 14px; color: ${INK}; font-size: 16px; line-height: 1.5;`,
  soft: `margin: 0 0 10px; color: ${INK_SOFT}; font-size: 14px; line-height: 1.5;`,
  heading: `margin: 28px 0 8px; color: ${INK}; font-size: 17px; font-weight: 700;`,
  cell: `padding: 8px 0; border-bottom: 1px solid ${LINE}; color: ${INK}; font-size: 15px; line-height: 1.4; vertical-align: top;`,
  sum: `padding: 4px 0; color: ${INK}; font-size: 15px;`,
  total: `padding: 10px 0 0; color: ${INK}; font-size: 18px; font-weight: 700;`,
  box: `margin: 0 0 20px; padding: 14px 18px; border-radius: 12px; background: ${SUNKEN}; color: ${INK}; font-size: 16px; line-height: 1.5;`,
} as const;

/** What the colours above become where the reader's mail program is dark (the storefront's dark ones). */
const DARK = html`:root { color-scheme: light dark; supported-color-schemes: light dark; }
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

/** A grouped Romanian number (`format-phone.ts`) outside of tags. */
const PHONE = /0\d{3} \d{3} \d{3}(?![^<]*>)(?!\d)/g;

/** Every telephone number in what is read can be tapped. */
function withDialledPhones({ html: written }: Html): Html {
  const link = (phone: string) =>
    `<a href="tel:+4${phone.replaceAll(' ', '')}" style="color: inherit; white-space: nowrap;">${phone}</a>`;
  return { html: written.replace(PHONE, link) };
}

/** A button that is a link, as wide as its words. */
export function mailButton(label: string, address: string): Html {
  return html`<p style="margin: 24px 0;"><a href="${address}" style="display: inline-block; padding: 13px 26px; border-radius: 999px; background: ${ACCENT}; color: #ffffff; font-size: 16px; font-weight: 600; text-decoration: none;">${label}</a></p>`;
}

export function mailLayout({
  title,
  preview,
  body,
  restaurant,
  footnote = 'Acesta nu este bon fiscal.',
}: {
  readonly title: string;
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly body: readonly Html[];
  readonly restaurant: RestaurantContact;
  /** The last line, under who sells. */
  readonly footnote?: string;
}): string {
  return html`<!doctype html>
<html lang="ro">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>${DARK}</style><title>${title}</title></head>
<body style="margin: 0; padding: 0; background: ${SUNKEN}; ${FONT};">
<div style="display: none; max-height: 0; overflow: hidden;">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding: 24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 600px; background: ${GROUND}; border-radius: 16px;">
<tr><td style="padding: 28px 28px 0; color: ${ACCENT}; font-size: 15px; font-weight: 700;">${restaurant.name}</td></tr>
<tr><td style="padding: 8px 28px 28px;">
<h1 style="margin: 0 0 16px; color: ${INK}; font-size: 26px; line-height: 1.25;">${title}</h1>
${body.map(withDialledPhones)}
</td></tr>
<tr><td style="padding: 20px 28px 28px; border-top: 1px solid ${LINE}; color: ${INK_SOFT}; font-size: 13px; line-height: 1.6;">
${identityLines(restaurant).map((line) => withDialledPhones(html`${line}<br>`))}
${footnote}
</td></tr>
</table></td></tr></table>
</body></html>`.html;
}

/** Who sells, as Ordin ANPC 225/2023 asks; what is not filled in is left out. */
export function identityLines({ name, phoneText, email, address, company }: RestaurantContact): readonly string[] {
  const labelled = (label: string, value: string) => (value === '' ? '' : `${label} ${value}`);
  const seller = [company.companyName, labelled('CUI', company.cui), labelled('Reg. Com.', company.tradeRegister)];
  const lines = [
    `${name}, ${address}`,
    [labelled('Telefon:', phoneText), labelled('E-mail:', email)].filter((part) => part !== '').join(' · '),
    seller.filter((part) => part !== '').join(' · '),
    labelled('Sediu:', company.registeredOffice),
  ];
  return lines.filter((line) => line !== '');
}
