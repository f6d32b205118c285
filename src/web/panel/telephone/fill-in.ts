/** What a call is given by itself once its number is known, and what of it leaves when the number is another one. */
import { ADDRESS_FIELDS, EMPTY_ADDRESS } from '#domain/accounts/parse-address.ts';
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import type { CallDraft, FilledIn } from './call-draft.ts';

const NOTHING = { name: '', email: '', notes: '', address: EMPTY_ADDRESS };

/** Puts what an earlier order of the number says into the call, and keeps whose it is. */
export function fillIn(draft: CallDraft, part: Partial<CallDraft>): Partial<CallDraft> {
  const { name, email, notes, address } = { ...NOTHING, ...draft.filled, ...part };
  return { ...part, filled: { phone: nationalForm(draft.phone), name, email, notes, address } };
}

/** Another number is another guest: what was filled in and not changed since leaves, what staff typed stays. */
export function changePhone(draft: CallDraft, phone: string): Partial<CallDraft> {
  const { filled } = draft;
  if (filled === null || nationalForm(phone) === filled.phone) return { phone };
  const typed = (field: 'name' | 'email' | 'notes') => (draft[field] === filled[field] ? '' : draft[field]);
  return {
    phone,
    filled: null,
    name: typed('name'),
    email: typed('email'),
    notes: typed('notes'),
    address: typedAddress(draft.address, filled.address),
    // The kitchen was told about the other guest.
    isAllergyTold: false,
  };
}

function typedAddress(address: CallDraft['address'], filled: FilledIn['address']): CallDraft['address'] {
  const typed = ADDRESS_FIELDS.filter((field) => address[field] !== filled[field]);
  return { ...EMPTY_ADDRESS, ...Object.fromEntries(typed.map((field) => [field, address[field]])) };
}

function nationalForm(typed: string): string {
  const phone = parsePhone(typed);
  return phone.ok ? phone.value : typed;
}
