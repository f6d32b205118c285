import type { ErrorCode } from './errors.ts';
import type { OrderQuote } from './orders/wire.ts';

/** The body of every refused or failed call. */
export type ErrorBody = {
  readonly code: ErrorCode;
  /** Romanian sentence, ready to be shown. */
  readonly message: string;
  readonly requestId: string;
  /** Problems by field path ('deliveryDetailsBean.email'), each a Romanian sentence. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The present price, with `price_changed`. */
  readonly quote?: OrderQuote;
  readonly details?: Readonly<Record<string, unknown>>;
};
