import { type Api, CallFailure } from '#contract/client.ts';
import { reductionFromWire } from '#contract/promotions/codec.ts';
import type { Bani } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { checkout } from '#web/i18n/checkout.ts';
import type { AppliedCoupon, CheckoutForm } from '#web/storefront/checkout/form/checkout-form.ts';

/** Asks whether a code may be used by this person for this cart; a quote only, redeemed with the order (readings 8). */
export async function askForCoupon({
  api,
  code,
  form,
  products,
}: {
  readonly api: Api;
  readonly code: string;
  readonly form: Pick<CheckoutForm, 'email' | 'phone'>;
  readonly products: Bani;
}): Promise<Result<AppliedCoupon, { readonly sentence: string }>> {
  const body = {
    coupon: code,
    cost: leiFromBani(products),
    ...(form.email.trim() === '' ? {} : { mail: form.email.trim() }),
    ...(form.phone.trim() === '' ? {} : { phoneNumber: form.phone.trim() }),
  };
  return api('applyCoupon', { body }).then(
    ({ type, coupon, ...terms }) =>
      ok({
        type,
        code: coupon,
        ...reductionFromWire(terms),
      }),
    (failure: unknown) => {
      if (!(failure instanceof CallFailure)) throw failure;
      return err({ sentence: failure.body?.message ?? checkout.couponFailed });
    },
  );
}
