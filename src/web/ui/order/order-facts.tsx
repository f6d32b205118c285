import { type FactSource, type OrderDisplay, orderFacts } from '#domain/orders/order-facts.ts';

type Props<Display extends OrderDisplay> = {
  readonly display: Display;
  readonly order: FactSource[Display];
  readonly className?: string | undefined;
};

/** The facts of an order, one row each. */
export function OrderFacts<Display extends OrderDisplay>({ display, order, className }: Props<Display>) {
  return orderFacts(display, order).map(({ label, text }) => (
    <p key={`${label} ${text}`} className={className}>
      {label !== '' && <strong>{label}:</strong>} <span>{text}</span>
    </p>
  ));
}
