/**
 * Mails about a withdrawal from the contract: the acknowledgement that the law requires at once, and the restaurant's
 * copy.
 */
import { z } from 'zod';
import { NO_WITHDRAWAL } from '#contract/withdrawals/withdrawal-words.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { findStoredWithdrawal, type Withdrawal } from '#server/features/withdrawals/withdrawals.repository.ts';
import { type MailBlock, paragraph, rows } from '#server/platform/mail/blocks.ts';
import { defineMail, type MailKind } from '#server/platform/mail/define-mail.ts';

const PAYLOAD = { withdrawalId: z.int() };

/** With date and time, as the law requires. */
function withdrawalRows({ receivedAt, orderNumber, name, email, items }: Withdrawal): MailBlock {
  return rows([
    ['Primită la', formatDateTime(receivedAt)],
    ['Comanda nr.', String(orderNumber)],
    ['Nume', name],
    ['E-mail', email],
    ['Produse', items],
  ]);
}

export const withdrawalReceived = defineMail({
  kind: 'withdrawal_received',
  payload: PAYLOAD,
  async compose({ db, restaurant }, { withdrawalId }) {
    const withdrawal = await findStoredWithdrawal(db, withdrawalId);
    // The guest's account was deleted meanwhile.
    if (withdrawal === null || withdrawal.email === '') return null;
    const { name, email, orderId, receivedAt } = withdrawal;
    const opening = `Bună, ${name}! Am primit declarația ta de retragere din contract la ${formatDateTime(receivedAt)}.`;
    return {
      key: withdrawalId,
      to: { name, address: email },
      orderId,
      subject: 'Am primit cererea ta de retragere',
      preview: opening,
      blocks: [
        paragraph(opening),
        withdrawalRows(withdrawal),
        paragraph(
          `Adu sau trimite produsele sigilate, nedeschise, la ${restaurant.address}, în cel mult 14 zile de acum. Îți dăm banii înapoi în cel mult 14 zile de la această declarație; putem aștepta până primim produsele sau dovada că le-ai trimis. ${NO_WITHDRAWAL}`,
        ),
      ],
    };
  },
});

export const withdrawalNotice = defineMail({
  kind: 'withdrawal_notice',
  payload: PAYLOAD,
  async compose({ db }, { withdrawalId }) {
    const withdrawal = await findStoredWithdrawal(db, withdrawalId);
    if (withdrawal === null || withdrawal.email === '') return null;
    const { orderNumber, orderId } = withdrawal;
    return {
      key: withdrawalId,
      orderId,
      subject: `Cerere de retragere: comanda nr. ${orderNumber}`,
      blocks: [
        paragraph('Un client a trimis o cerere de retragere din contract prin formularul de pe site.'),
        withdrawalRows(withdrawal),
        paragraph(
          orderId === null
            ? 'Numărul comenzii și adresa de e-mail nu se potrivesc cu nicio comandă: verificați înainte de a răspunde.'
            : 'Numărul comenzii și adresa de e-mail se potrivesc.',
        ),
      ],
    };
  },
});

export const WITHDRAWAL_MAILS: readonly MailKind[] = [withdrawalReceived, withdrawalNotice];
