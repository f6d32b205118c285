/** Decides whether to offer installation: after the second order on this device, until the guest declines. */
import { parseJson } from '#domain/text/parse-json.ts';
import { INSTALL_KEY } from '#web/session/device-keys.ts';
import { hasInstallOffer } from './install-offer.ts';

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const ORDERS_FIRST = 2;

/** Counts an order once, no matter how often its page is opened; returns whether to offer installation. */
export function countForInstall(shelf: Shelf, path: string): boolean {
  const { orders = 0, last = '', isDeclined = false } = readCached(shelf);
  const counted = last === path ? orders : orders + 1;
  shelf.setItem(INSTALL_KEY, JSON.stringify({ orders: counted, last: path, isDeclined }));
  return counted >= ORDERS_FIRST && !isDeclined;
}

/** Never offers it again on this device. */
export function declineInstall(shelf: Shelf): void {
  shelf.setItem(INSTALL_KEY, JSON.stringify({ ...readCached(shelf), isDeclined: true }));
}

/** How this browser installs: by its own prompt, by hand on an iPhone, or not at all. */
export function installWay(): 'dialog' | 'by_hand' | null {
  if (matchMedia('(display-mode: standalone)').matches) return null;
  if (hasInstallOffer()) return 'dialog';
  return /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'by_hand' : null;
}

type Kept = { readonly orders?: number; readonly last?: string; readonly isDeclined?: boolean };

function readCached(shelf: Shelf): Kept {
  // Only this file writes it.
  return (parseJson(shelf.getItem(INSTALL_KEY)) ?? {}) as Kept;
}
