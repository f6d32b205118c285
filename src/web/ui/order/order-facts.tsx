import { type FactSource, type OrderDisplay, orderFacts } from '#domain/orders/order-facts.ts';

type Props = { readonly display: OrderDisplay; readonly order: FactSource; readonly className?: string | undefined };

/** The facts of an order that a display shows, a line each. */
export function OrderFacts({ display, order, className }: Props) {
  return orderFacts(display, order).map(({ label, text }) => (
    <p key={`${label} ${text}`} className={className}>
      {label !== '' && <strong>{label}:</strong>} {text}
    </p>
  ));
}
