import { COMPANY_MAX_LENGTHS } from '#domain/orders/placing/parse-invoice-company.ts';
import { checkout } from '#web/i18n/checkout.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { Choice } from '#web/ui/fields/choice.tsx';
import styles from '../checkout.module.css';
import { CheckoutText } from './checkout-text.tsx';

/** „Vreau factură pe firmă”: asked only of those who want one (romania.md §3.4). */
export function InvoiceFields({ view }: { readonly view: Checkout }) {
  const { form, edit } = view;
  return (
    <>
      <Choice
        type="checkbox"
        name="wantsInvoice"
        checked={form.wantsInvoice}
        onChange={({ target }) => edit({ wantsInvoice: target.checked })}
      >
        {checkout.invoice}
      </Choice>
      {form.wantsInvoice && (
        <fieldset className={styles.invoice}>
          <legend className="visually-hidden">{checkout.invoiceFor}</legend>
          <div className={styles.pair}>
            <CheckoutText
              view={view}
              name="companyName"
              label={checkout.companyName}
              autoComplete="organization"
              maxLength={COMPANY_MAX_LENGTHS.name}
            />
            <CheckoutText
              view={view}
              name="companyCui"
              label={checkout.companyCui}
              hint={checkout.companyCuiHint}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={COMPANY_MAX_LENGTHS.cui}
            />
          </div>
          <div className={styles.pair}>
            <CheckoutText
              view={view}
              name="companyRegister"
              label={checkout.companyRegister}
              isOptional
              autoComplete="off"
              maxLength={COMPANY_MAX_LENGTHS.tradeRegister}
            />
            <CheckoutText
              view={view}
              name="companyOffice"
              label={checkout.companyOffice}
              isOptional
              autoComplete="off"
              maxLength={COMPANY_MAX_LENGTHS.office}
            />
          </div>
        </fieldset>
      )}
    </>
  );
}
