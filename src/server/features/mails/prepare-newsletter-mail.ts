import { findMailedSubscriber } from '#server/features/newsletter/find-mailed-subscriber.ts';
import { confirmPath, confirmToken, leavePath, leaveToken } from '#server/features/newsletter/newsletter-links.ts';
import { findGivenCoupon } from '#server/features/promotions/find-given-coupon.ts';
import { loadRestaurantContact } from '#server/features/restaurant/load-restaurant-contact.ts';
import type { NewsletterMailJob } from './enqueue-newsletter-mail.ts';
import type { MailOccasion } from './mail-occasion.ts';
import { writeNewsletterConfirm, writeNewsletterWelcome } from './newsletter-mails.ts';
import type { SendMailServices } from './send-mail.ts';

/** Nothing to whoever left in the meantime, and no link that a newer one has replaced. */
export async function prepareNewsletterMail(
  services: SendMailServices,
  job: NewsletterMailJob,
): Promise<MailOccasion | null> {
  const { db, config } = services;
  if (job.kind === 'newsletter_test') {
    const { key, address, subject, html, text } = job;
    const letter = { subject, html, text };
    return { key, recipient: { name: '', address }, orderId: null, write: () => letter, makeLink: () => '' };
  }
  const subscriber = job.subscriberId === null ? null : await findMailedSubscriber(db, job.subscriberId);
  if (subscriber === null) return null;
  const restaurant = await loadRestaurantContact(services);
  const secret = await services.secrets.load('newsletter_links');
  const about = { recipient: { name: '', address: subscriber.email }, orderId: null };
  if (job.kind === 'newsletter_confirm') {
    if (subscriber.state !== 'pending' || subscriber.round !== job.round) return null;
    return {
      ...about,
      key: `${subscriber.id}.${job.round}`,
      write: (confirmUrl) => writeNewsletterConfirm(restaurant, confirmUrl),
      makeLink: () => `${config.publicUrl}${confirmPath(confirmToken(secret, subscriber.id, job.round))}`,
    };
  }
  if (subscriber.state !== 'confirmed') return null;
  const coupon = job.promotionId === null ? null : await findGivenCoupon(db, job.promotionId, subscriber.email);
  const menuUrl = `${config.publicUrl}/meniu`;
  return {
    ...about,
    key: `${subscriber.id}.${subscriber.round}`,
    write: (_, leaveUrl) => writeNewsletterWelcome({ restaurant, coupon, menuUrl, leaveUrl }),
    makeLink: () => menuUrl,
    makeLeaveLink: () => `${config.publicUrl}${leavePath(leaveToken(secret, subscriber.id))}`,
  };
}
