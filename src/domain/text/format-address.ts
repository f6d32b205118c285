/** The parts of an address as a courier reads them; '' for what is not given. */
export type AddressParts = {
  readonly street: string;
  readonly streetNumber: string;
  readonly building: string;
  readonly staircase: string;
  readonly floor: string;
  readonly apartment: string;
  readonly intercom: string;
  readonly landmark: string;
  readonly city: string;
};

/**
 * An address on one line, as mails, receipts and the panel's list say it.
 *
 * @example formatAddress(address) // → 'Strada Lungă nr. 5, bl. B, ap. 3, Blaj'
 */
export function formatAddress(address: AddressParts): string {
  const labelled = (label: string, value: string) => (value === '' ? '' : `${label} ${value}`);
  const given = (part: string) => part !== '';
  return [
    [address.street, labelled('nr.', address.streetNumber)].filter(given).join(' '),
    labelled('bl.', address.building),
    labelled('sc.', address.staircase),
    labelled('et.', address.floor),
    labelled('ap.', address.apartment),
    labelled('interfon', address.intercom),
    address.landmark,
    address.city,
  ]
    .filter(given)
    .join(', ');
}
