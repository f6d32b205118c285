import type { StaffReader } from '#domain/orders/kitchen-reader.ts';
import type { SlipKind } from './slip.ts';

/** Whether a slip is printed and answered for by this reader: the guest's has name, address and telephone. */
export function mayHandle(reader: StaffReader, slip: SlipKind | 'test'): boolean {
  return reader === 'staff' || slip === 'kitchen';
}
