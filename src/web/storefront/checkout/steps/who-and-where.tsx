import { useState } from 'react';
import { ADDRESS_FIELDS, findAddressGaps } from '#domain/accounts/parse-address.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { findZone } from '#web/storefront/checkout/form/checkout-facts.ts';
import { CONTACT_FIELDS } from '#web/storefront/checkout/form/checkout-form.ts';
import { addressOf } from '#web/storefront/checkout/form/order-of-form.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { AddressFields, describeAddress } from './address-fields.tsx';
import { ContactSection, Remembered } from './contact-section.tsx';
import { MethodSection } from './method-section.tsx';
import { KnownLine } from './section.tsx';
import { useKnown } from './use-known.ts';

/**
 * Method, contact and address. A delivery with everything known is one line that only needs to be confirmed. The method
 * has one place in the tree for all methods: built anew, its radio buttons would lose the focus.
 */
export function WhoAndWhere({ view }: { readonly view: Checkout }) {
  const { form, facts } = view;
  const isFilled = CONTACT_FIELDS.every((field) => form[field].trim() !== '');
  const contact = useKnown(view, CONTACT_FIELDS, isFilled);
  const zone = findZone(form, facts);
  // Also before delivery is chosen: what is complete then is one line at once.
  const typed = addressOf({ ...form, method: 'DELIVERY' });
  const isDelivery = form.method === 'DELIVERY';
  const isAddressFilled = zone !== null && typed !== null && findAddressGaps(typed, zone).length === 0;
  const address = useKnown(view, ADDRESS_FIELDS, isAddressFilled);
  const [isApart, setApart] = useState(!(contact.isKnown && address.isKnown));
  const where = describeAddress(view);
  // The address is opened for editing; the contact becomes a line of its own.
  const takeApart = () => {
    setApart(true);
    address.change();
  };
  const isOneLine = isDelivery && !isApart && contact.isKnown && address.isKnown && where !== '';
  return (
    <>
      <MethodSection view={view}>
        {isOneLine && (
          <>
            <KnownLine what={checkout.contactAndAddress} onChange={takeApart}>
              {[form.fullName.trim(), formatPhone(form.phone), where].join(' · ')}
            </KnownLine>
            <Remembered view={view} isKnown />
          </>
        )}
        {isDelivery && !isOneLine && <AddressFields view={view} known={address} />}
      </MethodSection>
      {!isOneLine && <ContactSection view={view} known={contact} />}
    </>
  );
}
