/** Mails to subscribers. Commercial mails must name their sender and how to unsubscribe (Legea 506/2004 art. 12). */
import { z } from 'zod';
import { NEWSLETTER_CONFIRM_HOURS, NEWSLETTER_CONSENT } from '#contract/newsletter/newsletter-consent.ts';
import { formatPersonalCode } from '#domain/promotions/kinds/newsletter-subscription/personal-coupon.ts';
import {
  confirmPath,
  confirmToken,
  unsubscribePath,
  unsubscribeToken,
} from '#server/features/newsletter/newsletter-links.ts';
import { describeCoupon, findGivenCoupon } from '#server/features/promotions/index.ts';
import { box, button, code, note, paragraph } from '#server/platform/mail/blocks.ts';
import { defineMail, LEAVE_LINK, SECRET_LINK } from '#server/platform/mail/define-mail.ts';
import { findMailedSubscriber } from '../find-subscribers.ts';

export const newsletterConfirm = defineMail({
  kind: 'newsletter_confirm',
  payload: {
    /** `null` sends nothing: the request must take the same time whether or not a mail may be sent. */
    subscriberId: z.int().nullable(),
    round: z.int(),
  },
  async compose({ db, secrets, restaurant, publicUrl }, { subscriberId, round }) {
    const subscriber = subscriberId === null ? null : await findMailedSubscriber(db, subscriberId);
    // Unsubscribed meanwhile, or replaced by a newer link.
    if (subscriber === null || subscriber.state !== 'pending' || subscriber.round !== round) return null;
    const secret = await secrets.load('newsletter_links');
    const hello = `Bună! Cineva, probabil tu, a cerut newsletterul ${restaurant.name} pentru această adresă.`;
    return {
      key: `${subscriber.id}.${round}`,
      to: { name: '', address: subscriber.email },
      makeSecretLink: () => `${publicUrl}${confirmPath(confirmToken(secret, subscriber.id, round))}`,
      subject: 'Confirmă abonarea la newsletter',
      title: 'Mai e un pas: confirmă abonarea',
      preview: hello,
      footnote: 'Ai primit acest mesaj o singură dată, pentru confirmarea adresei.',
      blocks: [
        paragraph(hello),
        box(`Ai bifat: „${NEWSLETTER_CONSENT.text}”`),
        button('Confirmă abonarea', SECRET_LINK),
        note(
          `Linkul este valabil ${NEWSLETTER_CONFIRM_HOURS} de ore. Nu ai cerut tu asta? Nu trebuie să faci nimic: fără confirmare nu îți scriem.`,
        ),
      ],
    };
  },
});

/** After the confirmation: thanks, the personal code if there is one, and the unsubscribe link. */
export const newsletterWelcome = defineMail({
  kind: 'newsletter_welcome',
  payload: {
    subscriberId: z.int(),
    /** The promotion of the code; null for none. */
    promotionId: z.int().nullable(),
  },
  async compose({ db, secrets, restaurant, publicUrl }, { subscriberId, promotionId }) {
    const subscriber = await findMailedSubscriber(db, subscriberId);
    if (subscriber === null || subscriber.state !== 'confirmed') return null;
    const secret = await secrets.load('newsletter_links');
    const coupon = promotionId === null ? null : await findGivenCoupon(db, promotionId, subscriber.email);
    const personalCode = coupon === null ? '' : formatPersonalCode(coupon.code);
    const thanks = `Abonarea este confirmată. Îți mulțumim! Îți scriem când avem oferte la ${restaurant.name}.`;
    const [worth, how] = coupon === null ? ['', ''] : describeCoupon(coupon, { isPersonal: true });
    return {
      key: `${subscriber.id}.${subscriber.round}`,
      to: { name: '', address: subscriber.email },
      leaveLink: `${publicUrl}${unsubscribePath(unsubscribeToken(secret, subscriber.id))}`,
      subject: coupon === null ? 'Bine ai venit în newsletterul nostru' : `Codul tău de reducere: ${personalCode}`,
      title: coupon === null ? 'Bine ai venit!' : 'Bine ai venit! Ai o reducere',
      preview: coupon === null ? thanks : worth,
      footnote: 'Mesaj comercial, trimis pentru că ai confirmat abonarea la newsletter.',
      blocks: [
        paragraph(thanks),
        ...(coupon === null ? [] : [code('Codul tău de reducere', personalCode)]),
        paragraph(worth),
        paragraph(how),
        button('Vezi meniul', `${publicUrl}/meniu`),
        note(['Te poți dezabona oricând, cu o singură atingere. ', { label: 'Dezabonează-mă', address: LEAVE_LINK }]),
      ],
    };
  },
});
