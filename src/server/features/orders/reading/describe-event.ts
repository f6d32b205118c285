import { formatLei } from '#domain/money/format-lei.ts';
import { describePart } from '#domain/orders/describe-payment.ts';
import type { Consent } from '#domain/orders/proposals/earlier-version.ts';
import type { MoneyTurn } from '#domain/payments/online-money.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatLongDateTime } from '#domain/time/format-date.ts';
import type { EventFacts } from '../order-event.ts';

const CONSENT_WORDS = {
  page: 'clientul a acceptat pe pagina comenzii',
  phone: 'clientul a acceptat la telefon',
} as const satisfies Record<Consent, string>;

const IDENTITY_WORDS = {
  seen: 'actul de identitate a fost văzut',
  unseen: 'actul de identitate nu a fost bifat ca văzut',
} as const;
const CALLS = { one: 'un apel', few: '{n} apeluri', other: '{n} de apeluri' } as const;
const MINUTES = { one: 'un minut', few: '{n} minute', other: '{n} de minute' } as const;

const MONEY_WORDS = {
  released: (amount: string) => `${amount} eliberați pe cardul clientului`,
  lost: (amount: string) => `${amount} nu s-au putut încasa: se încasează la predare`,
  refunded: (amount: string) => `${amount} dați înapoi pe cardul clientului`,
  disputed: () => 'banca clientului cere banii înapoi',
  undone: (amount: string) => `${amount} de verificat la procesator`,
  coupon_gone: (amount: string) =>
    `plata a venit târziu, când cuponul era deja folosit: prețul convenit a rămas, cu ${amount} mai mic`,
  uses_gone: (amount: string) =>
    `plata a venit târziu, când promoția era epuizată: prețul convenit a rămas, cu ${amount} mai mic`,
  quarter_full: () => 'plata a venit târziu, când sfertul de oră era deja plin',
} as const satisfies Record<MoneyTurn, (amount: string) => string>;

/** Detail text of a timeline step; '' when the step needs none. */
export function describeEvent(facts: EventFacts): string {
  const { promisedAt, agreed, allergyRead, paid, unpaid, courier, waited, reason, proposed, changed } = facts;
  const { identitySeen, money } = facts;
  if (proposed !== undefined) return [...proposed.changes, formatLei(proposed.payable)].join('; ');
  if (changed !== undefined) {
    const { changes, before, payable, consent } = changed;
    const cost = before === payable ? formatLei(payable) : `${formatLei(payable)} în loc de ${formatLei(before)}`;
    return [...changes, cost, CONSENT_WORDS[consent]].join('; ');
  }
  if (promisedAt !== undefined) {
    return [
      `pentru ${formatLongDateTime(promisedAt)}`,
      ...(agreed === undefined
        ? []
        : [`clientul a fost de acord cu ${formatLei(agreed.payable)} în loc de ${formatLei(agreed.announced)}`]),
      ...(allergyRead ? ['mesajul despre alergii a fost citit'] : []),
    ].join('; ');
  }
  if (money !== undefined) return MONEY_WORDS[money.what](formatLei(money.amount));
  if (reason !== undefined) return reason;
  if (courier !== undefined) return courier;
  if (waited !== undefined) {
    return `nu a răspuns nimeni: ${countOf(waited.calls, CALLS)}, ${countOf(waited.minutes, MINUTES)} la ușă`;
  }
  if (unpaid) return 'neîncasat';
  const identity = identitySeen === undefined ? [] : [IDENTITY_WORDS[identitySeen ? 'seen' : 'unseen']];
  if (paid === undefined) return identity.join('');
  return [`încasat ${paid.map(describePart).join(' și ')}`, ...identity].join('; ');
}
