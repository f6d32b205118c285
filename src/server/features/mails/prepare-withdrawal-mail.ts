import { NO_WITHDRAWAL } from '#contract/withdrawal-words.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { loadRestaurantContact, type RestaurantContact } from '#server/features/restaurant/load-restaurant-contact.ts';
import { findWithdrawal } from '#server/features/withdrawals/find-withdrawal.ts';
import type { WithdrawalMailJob } from './enqueue-withdrawal-mail.ts';
import { html } from './html.ts';
import { identityLines, mailLayout, STYLES } from './layout.ts';
import type { MailOccasion, MailText } from './mail-occasion.ts';
import type { SendMailServices } from './send-mail.ts';

/** The acknowledgement that the law asks for at once, with date and time; and the restaurant's copy. */
export async function prepareWithdrawalMail(
  services: SendMailServices,
  { kind, withdrawalId }: WithdrawalMailJob,
): Promise<MailOccasion | null> {
  const withdrawal = await findWithdrawal(services.db, withdrawalId);
  // Whoever deleted their account in the meantime is not written to.
  if (withdrawal === null || withdrawal.email === '') return null;
  const restaurant = await loadRestaurantContact(services);
  const { name, email, orderNumber, items, receivedAt } = withdrawal;
  const facts: readonly (readonly [string, string])[] = [
    ['Primită la', formatDateTime(receivedAt)],
    ['Comanda nr.', String(orderNumber)],
    ['Nume', name],
    ['E-mail', email],
    ['Produse', items],
  ];
  const isForGuest = kind === 'withdrawal_received';
  return {
    key: withdrawalId,
    recipient: isForGuest ? { name, address: email } : { name: restaurant.name, address: restaurant.email },
    orderId: withdrawal.orderId,
    write: () =>
      isForGuest
        ? write(restaurant, facts, {
            subject: 'Am primit cererea ta de retragere',
            opening: `Bună, ${name}! Am primit declarația ta de retragere din contract la ${formatDateTime(receivedAt)}.`,
            closing: `Adu sau trimite produsele sigilate, nedeschise, la ${restaurant.address}, în cel mult 14 zile de acum. Îți dăm banii înapoi în cel mult 14 zile de la această declarație; putem aștepta până primim produsele sau dovada că le-ai trimis. ${NO_WITHDRAWAL}`,
          })
        : write(restaurant, facts, {
            subject: `Cerere de retragere: comanda nr. ${orderNumber}`,
            opening: 'Un client a trimis o cerere de retragere din contract prin formularul de pe site.',
            closing:
              withdrawal.orderId === null
                ? 'Numărul comenzii și adresa de e-mail nu se potrivesc cu nicio comandă: verificați înainte de a răspunde.'
                : 'Numărul comenzii și adresa de e-mail se potrivesc.',
          }),
    makeLink: () => '',
  };
}

function write(
  restaurant: RestaurantContact,
  facts: readonly (readonly [string, string])[],
  words: { readonly subject: string; readonly opening: string; readonly closing: string },
): MailText {
  const { subject, opening, closing } = words;
  return {
    subject,
    html: mailLayout({
      title: subject,
      preview: opening,
      restaurant,
      body: [
        html`<p style="${STYLES.text}">${opening}</p>`,
        ...facts.map(([label, value]) => html`<p style="${STYLES.soft}"><b>${label}:</b> ${value}</p>`),
        html`<p style="${STYLES.text}">${closing}</p>`,
      ],
    }),
    text: [
      opening,
      '',
      ...facts.map(([label, value]) => `${label}: ${value}`),
      '',
      closing,
      '',
      ...identityLines(restaurant),
    ].join('\n'),
  };
}
