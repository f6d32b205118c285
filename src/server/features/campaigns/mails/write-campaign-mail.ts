import type { Coupon } from '#domain/promotions/promotion.ts';
import { describeCoupon } from '#server/features/promotions/index.ts';
import { button, code, note, paragraph, picture, richText } from '#server/platform/mail/blocks.ts';
import { type MailText, renderMail, type Sender } from '#server/platform/mail/render-mail.ts';
import { plainTextOf } from '#server/platform/mail/rich-text.ts';

export type CampaignFacts = {
  readonly restaurant: Sender;
  readonly subject: string;
  /** Sanitised by `sanitiseHtml`. */
  readonly content: string;
  /** Absolute address; null only while the newsletter is being written. */
  readonly imageUrl: string | null;
  readonly menuUrl: string;
  readonly leaveUrl: string;
  readonly coupon: Coupon | null;
};

const PREVIEW_LENGTH = 110;

/** A newsletter for a subscriber: picture, content, code, unsubscribe link (Legea 506/2004 art. 12). */
export function writeCampaignMail(facts: CampaignFacts): MailText {
  const { restaurant, subject, content, imageUrl, menuUrl, leaveUrl, coupon } = facts;
  const couponBlocks =
    coupon === null
      ? []
      : [
          code('Codul tău de reducere', coupon.code),
          ...describeCoupon(coupon, { isPersonal: false }).map((term) => paragraph(term)),
        ];
  const mail = {
    subject,
    preview: plainTextOf(content).replace(/\s+/g, ' ').slice(0, PREVIEW_LENGTH),
    footnote: 'Mesaj comercial, trimis pentru că ai confirmat abonarea la newsletter.',
    blocks: [
      ...(imageUrl === null ? [] : [picture(imageUrl)]),
      richText(content),
      ...couponBlocks,
      button('Vezi meniul', menuUrl),
      note(['Nu mai vrei aceste mesaje? ', { label: 'Dezabonează-mă', address: leaveUrl }]),
    ],
  };
  return renderMail(mail, restaurant);
}
