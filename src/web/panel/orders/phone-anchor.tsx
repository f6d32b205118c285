import { formatPhone } from '#domain/text/format-phone.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { IconPhone } from '#web/staff/kit/icons.gen.tsx';
import { TouchAnchor } from '#web/staff/kit/links.tsx';
import { phoneLink } from './order-words.ts';

type Props = {
  readonly phone: string;
  /** Only its icon, on a card. */
  readonly isShort?: boolean;
};

const INK = { color: 'var(--ink)' } as const;
const SHORT = { ...INK, minWidth: 'var(--target)', justifyContent: 'center' } as const;

/** Calls the guest of an order; nothing for a guest at the counter who left no number. */
export function PhoneAnchor({ phone, isShort = false }: Props) {
  if (phone === '') return null;
  return (
    <TouchAnchor href={phoneLink(phone)} style={isShort ? SHORT : INK}>
      <IconPhone aria-hidden size={22} />
      <span className="visually-hidden">{staffWords.orders.call}</span>
      <span className={isShort ? 'visually-hidden' : undefined}>{formatPhone(phone)}</span>
    </TouchAnchor>
  );
}
