import { useState } from 'react';
import { type Api, CallFailure } from '#contract/client.ts';
import { applyCoupon } from '#contract/promotions/calls.ts';
import { reductionFromWire } from '#contract/promotions/codec.ts';
import type { Bani } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { checkout } from '#web/i18n/checkout.ts';
import type { CheckoutForm } from '#web/storefront/checkout/form/checkout-form.ts';

/** The server's refusal of a code, until another one is typed. */
type CouponRefusal = { readonly code: string; readonly sentence: string };

export type CouponCheck = {
  readonly isChecking: boolean;
  readonly refusalOf: (form: Pick<CheckoutForm, 'couponText'>) => string | null;
  /** Checks the typed code; returns the change of the form, `null` when it was refused. */
  readonly ask: (form: CheckoutForm, products: Bani) => Promise<Pick<CheckoutForm, 'coupon' | 'couponText'> | null>;
};

/**
 * Checks whether this person may use a code for this cart. A quote only: the code is redeemed with the order (readings
 * 8).
 */
export function useCoupon(api: Api): CouponCheck {
  const [isChecking, setChecking] = useState(false);
  const [refusal, setRefusal] = useState<CouponRefusal | null>(null);
  return {
    isChecking,
    refusalOf: ({ couponText }) => (couponText.trim() === refusal?.code ? refusal.sentence : null),
    ask: async ({ couponText, email, phone }, products) => {
      const code = couponText.trim();
      if (code === '' || isChecking) return null;
      setChecking(true);
      setRefusal(null);
      const body = {
        coupon: code,
        cost: leiFromBani(products),
        ...(email.trim() === '' ? {} : { mail: email.trim() }),
        ...(phone.trim() === '' ? {} : { phoneNumber: phone.trim() }),
      };
      try {
        const { type, coupon, ...terms } = await api(applyCoupon, { body });
        return {
          couponText: '',
          coupon: {
            type,
            code: coupon,
            ...reductionFromWire(terms),
          },
        };
      } catch (failure) {
        if (!(failure instanceof CallFailure)) throw failure;
        setRefusal({ code, sentence: failure.body?.message ?? checkout.couponFailed });
        return null;
      } finally {
        setChecking(false);
      }
    },
  };
}
