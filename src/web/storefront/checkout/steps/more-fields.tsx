import { ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { COMPANY_MAX_LENGTHS } from '#domain/orders/placing/parse-invoice-company.ts';
import { TextArea, TextField } from '#web/forms/guest/fields.tsx';
import { checkout } from '#web/i18n/checkout.ts';
import { moreText } from '#web/i18n/checkout-more.ts';
import { NOTES_MAX_LENGTH } from '#web/storefront/checkout/form/judge-checkout.ts';
import { mayBringContainer } from '#web/storefront/checkout/form/order-of-form.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from '../checkout.module.css';

export function MoreFields({ view }: { readonly view: Checkout }) {
  const { form, facts, engine, edit } = view;
  return (
    <div className={styles.more}>
      <Coupon view={view} />
      <Choice
        type="checkbox"
        name="needsCutlery"
        checked={form.needsCutlery}
        onChange={({ target }) => edit({ needsCutlery: target.checked })}
      >
        {checkout.cutlery}
      </Choice>
      {mayBringContainer(form, facts) && (
        <Choice
          type="checkbox"
          name="ownContainer"
          checked={form.ownContainer}
          onChange={({ target }) => edit({ ownContainer: target.checked })}
        >
          {checkout.ownContainer}
          <small>{moreText.ownContainerNote}</small>
        </Choice>
      )}
      <Choice
        type="checkbox"
        name="wantsInvoice"
        checked={form.wantsInvoice}
        onChange={({ target }) => edit({ wantsInvoice: target.checked })}
      >
        {checkout.invoice}
      </Choice>
      {form.wantsInvoice && <Invoice view={view} />}
      <TextArea {...engine.bind('notes')} label={moreText.notes} isOptional rows={3} maxLength={NOTES_MAX_LENGTH} />
    </div>
  );
}

/** The coupon field, or the applied reduction. A refusal of the code is shown only here. */
function Coupon({ view }: { readonly view: Checkout }) {
  const { form, priced, problems, engine, errorOf, edit, applyCoupon, isCheckingCoupon } = view;
  // A refused code is shown at once; a code that was typed and not applied only after the order button was pressed.
  const refused = problems.find(({ field, isBlocking }) => field === 'coupon' && isBlocking)?.sentence;
  const error = refused ?? errorOf('coupon');
  if (form.coupon === null) {
    return (
      <div className={styles.coupon}>
        <Field label={moreText.coupon} error={error} isOptional>
          {(control) => (
            <input
              {...control}
              type="text"
              name="couponText"
              data-path="coupon"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={64}
              value={form.couponText}
              onChange={({ target }) => engine.set('couponText', target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                applyCoupon();
              }}
            />
          )}
        </Field>
        <Button look="secondary" isBusy={isCheckingCoupon} onClick={applyCoupon}>
          {isCheckingCoupon ? moreText.applying : moreText.apply}
        </Button>
        <p className="visually-hidden" role="status">
          {refused}
        </p>
      </div>
    );
  }
  return (
    <div>
      <Notice tone={error ? 'warn' : 'good'} role="status">
        {error ??
          moreText.couponApplied(form.coupon.code, formatLei(priced.coupon?.ok ? priced.coupon.value : ZERO_BANI))}
      </Notice>
      <Button look="quiet" data-path="coupon" onClick={() => edit({ coupon: null })}>
        {moreText.removeCoupon}
      </Button>
    </div>
  );
}

/** „Vreau factură pe firmă”: its fields are shown only to guests who want an invoice (romania.md §3.4). */
function Invoice({ view: { engine } }: { readonly view: Checkout }) {
  return (
    <fieldset className={styles.more}>
      <legend className="visually-hidden">{moreText.invoiceFor}</legend>
      <div className={styles.pair}>
        <TextField
          {...engine.bind('companyName')}
          label={moreText.companyName}
          autoComplete="organization"
          maxLength={COMPANY_MAX_LENGTHS.name}
        />
        <TextField
          {...engine.bind('companyCui')}
          label={moreText.companyCui}
          hint={moreText.companyCuiHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={COMPANY_MAX_LENGTHS.cui}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          {...engine.bind('companyRegister')}
          label={moreText.companyRegister}
          isOptional
          autoComplete="off"
          maxLength={COMPANY_MAX_LENGTHS.tradeRegister}
        />
        <TextField
          {...engine.bind('companyOffice')}
          label={moreText.companyOffice}
          isOptional
          autoComplete="off"
          maxLength={COMPANY_MAX_LENGTHS.office}
        />
      </div>
    </fieldset>
  );
}
