/** The newsletter as a subscriber gets it. */

import type { Coupon } from '#domain/promotions/promotion.ts';
import type { RestaurantContact } from '#server/features/restaurant/load-restaurant-contact.ts';
import { describeCoupon } from './describe-coupon.ts';
import { type Html, html } from './html.ts';
import { identityLines, mailButton, mailLayout, STYLES } from './layout.ts';
import type { MailText } from './mail-occasion.ts';
import { plainTextOf } from './plain-text-of.ts';
import { styledContent } from './styled-content.ts';

export type CampaignFacts = {
  readonly restaurant: RestaurantContact;
  readonly subject: string;
  /** Cleaned by `sanitiseHtml`. */
  readonly content: string;
  /** Whole addresses; no picture only while the letter is being written. */
  readonly imageUrl: string | null;
  readonly menuUrl: string;
  readonly leaveUrl: string;
  readonly coupon: Coupon | null;
};

const PREVIEW_LENGTH = 110;
const PICTURE =
  'display: block; width: 100%; max-width: 544px; height: auto; margin: 0 0 20px; border: 0; border-radius: 12px;';
const COUPON_CODE = `${STYLES.box} font-size: 24px; font-weight: 700; letter-spacing: 1px; text-align: center;`;
const WHY = 'Mesaj comercial, trimis pentru că ai confirmat abonarea la newsletter.';
const LEAVE = 'Nu mai vrei aceste mesaje?';

/** A picture, the words of the restaurant, the code where there is one, and the way out (Legea 506/2004 art. 12). */
export function writeCampaignMail(facts: CampaignFacts): MailText {
  const { restaurant, subject, content, imageUrl, menuUrl, leaveUrl, coupon } = facts;
  const text = plainTextOf(content);
  const terms = coupon === null ? [] : describeCoupon(coupon);
  return {
    subject,
    html: mailLayout({
      title: subject,
      preview: text.replace(/\s+/g, ' ').slice(0, PREVIEW_LENGTH),
      restaurant,
      footnote: WHY,
      body: [
        ...(imageUrl === null ? [] : [html`<img src="${imageUrl}" alt="" width="544" style="${PICTURE}">`]),
        styledContent(content),
        ...(coupon === null ? [] : couponLines(coupon.code, terms)),
        mailButton('Vezi meniul', menuUrl),
        html`<p style="${STYLES.soft}">${LEAVE} <a href="${leaveUrl}" style="color: inherit;">Dezabonează-mă</a></p>`,
      ],
    }),
    text: [
      text,
      ...(coupon === null ? [] : ['', `Codul tău de reducere: ${coupon.code}`, ...terms]),
      '',
      `Vezi meniul: ${menuUrl}`,
      `${LEAVE} Dezabonează-mă: ${leaveUrl}`,
      WHY,
      '',
      ...identityLines(restaurant),
    ].join('\n'),
  };
}

function couponLines(code: string, terms: readonly string[]): readonly Html[] {
  return [
    html`<p style="${COUPON_CODE}">${code}</p>`,
    ...terms.map((term) => html`<p style="${STYLES.text}">${term}</p>`),
  ];
}
