/** Mails to the restaurant about payments that need attention: short, because they ask for action now. */
import { z } from 'zod';
import { sumBani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { ORPHAN_REASONS } from '#domain/payments/decide-arrival.ts';
import { factsOfProvider } from '#domain/payments/providers.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';
import { box, button, paragraph } from '#server/platform/mail/blocks.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { findAttempt, findGuest, readOrder } from '../payments.repository.ts';

const FOOTNOTE = 'Mesaj trimis de magazinul online.';

const TROUBLES = {
  other_amount: {
    title: 'O plată online are altă sumă decât comanda',
    task: 'Comanda nu a fost trimisă la bucătărie. Banii se întorc singuri la client.',
  },
  second_payment: {
    title: 'O comandă a fost plătită de două ori',
    task: 'A doua plată se întoarce singură la client. Nu aveți nimic de făcut.',
  },
  order_over: {
    title: 'O plată online a venit după ce comanda s-a încheiat altfel',
    task: 'Banii se întorc singuri la client. Nu aveți nimic de făcut.',
  },
  too_late: {
    title: 'O plată online a venit prea târziu',
    task: 'Comanda nu mai poate fi făcută, iar banii se întorc singuri la client. Dacă puteți, sunați-l.',
  },
  disputed: {
    title: 'Banca unui client cere banii înapoi',
    task: 'Strângeți dovezile comenzii (ce, când, cine a livrat) și răspundeți în contul de la procesator, până la termenul scris acolo.',
  },
} as const;

/** Money that does not belong to its order, or is asked back. */
export const paymentTrouble = defineMail({
  kind: 'payment_trouble',
  payload: { attemptId: z.int(), trouble: z.enum([...ORPHAN_REASONS, 'disputed']) },
  async compose({ db, restaurant, publicUrl }, { attemptId, trouble }) {
    const attempt = await findAttempt(db, { id: attemptId });
    const order = attempt === null ? null : await readOrder(db, attempt.orderId);
    if (restaurant.email === '' || attempt === null || order === null) return null;
    const { title, task } = TROUBLES[trouble];
    const amount = sumBani([attempt.money.held, attempt.money.taken]);
    return {
      key: `${attemptId}.${trouble}`,
      subject: `Atenție: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
      title,
      footnote: FOOTNOTE,
      blocks: [
        box(task),
        paragraph(
          `Comanda nr. ${order.number}, plata ${attempt.reference} prin ${factsOfProvider(attempt.provider).label}: ${formatLei(amount)}`,
        ),
        button('Deschideți plățile de verificat', `${publicUrl}/admin/plati-de-verificat`),
      ],
    };
  },
});

/** Beside money that belongs to no order: one part of an order whose other part nobody paid. */
const RETURN_REASONS = [...ORPHAN_REASONS, 'rest_unpaid'] as const;
type ReturnReason = (typeof RETURN_REASONS)[number];

const RETURNED = {
  other_amount: 'Suma primită nu este cea a comenzii, așa că nu am trimis comanda mai departe.',
  second_payment: 'Comanda era deja plătită.',
  order_over: 'Comanda s-a încheiat altfel între timp.',
  too_late: 'Plata a venit prea târziu și comanda nu mai poate fi pregătită.',
  rest_unpaid: 'Restul comenzii nu a fost plătit la timp, așa că nu am trimis-o mai departe.',
} as const satisfies Record<ReturnReason, string>;

/** To the guest: the money goes back by itself. */
export const paymentReturned = defineMail({
  kind: 'payment_returned',
  payload: { attemptId: z.int(), reason: z.enum(RETURN_REASONS) },
  async compose({ db, restaurant }, { attemptId, reason }) {
    const attempt = await findAttempt(db, { id: attemptId });
    const guest = attempt === null ? null : await findGuest(db, attempt.orderId);
    if (attempt === null || guest === null) return null;
    const amount = sumBani([attempt.money.held, attempt.money.taken]);
    return {
      key: `${attemptId}.${reason}`,
      orderId: attempt.orderId,
      to: { name: guest.name, address: guest.email },
      subject: `Banii pentru comanda nr. ${guest.number} se întorc la tine`,
      blocks: [
        paragraph(`Bună, ${guest.firstName}! ${RETURNED[reason]}`),
        box(
          amount === 0
            ? 'Banii s-au întors pe cardul cu care ai plătit; la bancă se văd în câteva zile.'
            : `Suma de ${formatLei(amount)} se întoarce singură pe cardul cu care ai plătit; la bancă se vede în câteva zile.`,
        ),
        paragraph(`Ai o întrebare? Sună-ne la ${restaurant.phoneText}.`),
      ],
    };
  },
});

/** Payment online switched itself off, or on again. */
export const paymentsOff = defineMail({
  kind: 'payments_off',
  payload: { isOff: z.boolean(), occasion: z.int().transform(instant) },
  async compose({ restaurant }, { isOff, occasion }) {
    if (restaurant.email === '') return null;
    const title = isOff ? 'Plata online s-a oprit singură' : 'Plata online merge din nou';
    return {
      key: `${isOff ? 'off' : 'on'}.${occasion}`,
      subject: `Atenție: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
      title,
      footnote: FOOTNOTE,
      blocks: [
        box(
          isOff
            ? `La ora ${formatHour(occasion)}, trei plăți la rând nu au putut fi începute la procesator. Clienții pot plăti la livrare sau la ridicare; încercăm din nou singuri, la câteva minute.`
            : `La ora ${formatHour(occasion)}, procesatorul a răspuns din nou. Clienții pot plăti online.`,
        ),
      ],
    };
  },
});
