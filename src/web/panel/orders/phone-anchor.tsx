import { formatPhone } from '#domain/text/format-phone.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { IconPhone } from '#web/staff/kit/icons.gen.tsx';
import { TouchAnchor } from '#web/staff/kit/links.tsx';
import { phoneLink } from './order-words.ts';

/** Calls the guest of an order; nothing for a guest at the counter who left no number. */
export function PhoneAnchor({ phone }: { readonly phone: string }) {
  if (phone === '') return null;
  return (
    <TouchAnchor href={phoneLink(phone)}>
      <IconPhone aria-hidden size={22} />
      <span className="visually-hidden">{staffWords.orders.call}</span>
      {formatPhone(phone)}
    </TouchAnchor>
  );
}
