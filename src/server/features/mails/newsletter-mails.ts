/** What is written to subscribers. Commercial mails name their sender and the way out (Legea 506/2004 art. 12). */
import { NEWSLETTER_CONFIRM_HOURS, NEWSLETTER_CONSENT } from '#contract/newsletter-consent.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { formatPersonalCode } from '#domain/promotions/kinds/newsletter-subscription/personal-coupon.ts';
import type { Coupon } from '#domain/promotions/promotion.ts';
import { formatLongDate } from '#domain/time/format-date.ts';
import type { RestaurantContact } from '#server/features/restaurant/load-restaurant-contact.ts';
import { html } from './html.ts';
import { identityLines, mailButton, mailLayout, STYLES } from './layout.ts';
import type { MailText } from './mail-occasion.ts';

export function writeNewsletterConfirm(restaurant: RestaurantContact, confirmUrl: string): MailText {
  const hello = `Bună! Cineva, probabil tu, a cerut newsletterul ${restaurant.name} pentru această adresă.`;
  const consent = `Ai bifat: „${NEWSLETTER_CONSENT.text}”`;
  const valid = `Linkul este valabil ${NEWSLETTER_CONFIRM_HOURS} de ore.`;
  const otherwise = 'Nu ai cerut tu asta? Nu trebuie să faci nimic: fără confirmare nu îți scriem.';
  return {
    subject: 'Confirmă abonarea la newsletter',
    html: mailLayout({
      title: 'Mai e un pas: confirmă abonarea',
      preview: hello,
      restaurant,
      footnote: 'Ai primit acest mesaj o singură dată, pentru confirmarea adresei.',
      body: [
        html`<p style="${STYLES.text}">${hello}</p><p style="${STYLES.box}">${consent}</p>`,
        mailButton('Confirmă abonarea', confirmUrl),
        html`<p style="${STYLES.soft}">${valid} ${otherwise}</p>`,
      ],
    }),
    text: [
      hello,
      consent,
      '',
      `Confirmă abonarea: ${confirmUrl}`,
      valid,
      otherwise,
      '',
      ...identityLines(restaurant),
    ].join('\n'),
  };
}

export type WelcomeFacts = {
  readonly restaurant: RestaurantContact;
  readonly coupon: Coupon | null;
  readonly menuUrl: string;
  readonly leaveUrl: string;
};

/** After the confirmation: thanks, the code of one's own where there is one, and the way out. */
export function writeNewsletterWelcome({ restaurant, coupon, menuUrl, leaveUrl }: WelcomeFacts): MailText {
  const thanks = `Abonarea este confirmată. Îți mulțumim! Îți scriem când avem oferte la ${restaurant.name}.`;
  const terms = coupon === null ? [] : describeTerms(coupon);
  const code = coupon === null ? '' : formatPersonalCode(coupon.code);
  const leave = 'Te poți dezabona oricând, cu o singură atingere:';
  return {
    subject: coupon === null ? 'Bine ai venit în newsletterul nostru' : `Codul tău de reducere: ${code}`,
    html: mailLayout({
      title: coupon === null ? 'Bine ai venit!' : 'Bine ai venit! Ai o reducere',
      preview: terms[0] ?? thanks,
      restaurant,
      footnote: 'Mesaj comercial, trimis pentru că ai confirmat abonarea la newsletter.',
      body: [
        html`<p style="${STYLES.text}">${thanks}</p>`,
        ...(coupon === null
          ? []
          : [
              html`<p style="${STYLES.box} font-size: 24px; font-weight: 700; letter-spacing: 1px;">${code}</p>`,
              ...terms.map((term) => html`<p style="${STYLES.text}">${term}</p>`),
            ]),
        mailButton('Vezi meniul', menuUrl),
        html`<p style="${STYLES.soft}">${leave} <a href="${leaveUrl}" style="color: inherit;">Dezabonează-mă</a></p>`,
      ],
    }),
    text: [
      thanks,
      ...(coupon === null ? [] : ['', `Codul tău de reducere: ${code}`, ...terms]),
      '',
      `Vezi meniul: ${menuUrl}`,
      `${leave} ${leaveUrl}`,
      '',
      ...identityLines(restaurant),
    ].join('\n'),
  };
}

function describeTerms(coupon: Coupon): readonly string[] {
  const worth =
    coupon.discountBasisPoints > 0
      ? `${String(coupon.discountBasisPoints / 100).replace('.', ',')}%`
      : formatLei(coupon.discountAmount);
  const minimum =
    coupon.minimumOrder > ZERO_BANI ? ` la produse de cel puțin ${formatLei(coupon.minimumOrder)}` : ' la produse';
  return [
    `Ai ${worth} reducere${minimum}, o singură dată.`,
    `Scrie codul la finalizarea comenzii, cu această adresă de e-mail, până ${formatLongDate(coupon.endDate)} inclusiv.`,
  ];
}
