import { checkout } from '#web/i18n/checkout.ts';
import { mayBringContainer } from '#web/storefront/checkout/form/order-of-form.ts';
import { NOTES_MAX_LENGTH } from '#web/storefront/checkout/problems/judge-checkout.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { CouponField } from './coupon-field.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { Section } from './section.tsx';

export function NotesSection({ view }: { readonly view: Checkout }) {
  const { form, facts, errorOf, edit, leave } = view;
  return (
    <Section title={checkout.more}>
      <CouponField view={view} />
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
          <small>{checkout.ownContainerNote}</small>
        </Choice>
      )}
      <InvoiceFields view={view} />
      <Field label={checkout.notes} error={errorOf('notes')} isOptional>
        {(control) => (
          <textarea
            {...control}
            name="notes"
            rows={3}
            maxLength={NOTES_MAX_LENGTH}
            value={form.notes}
            onBlur={() => leave('notes')}
            onChange={({ target }) => edit({ notes: target.value })}
          />
        )}
      </Field>
    </Section>
  );
}
