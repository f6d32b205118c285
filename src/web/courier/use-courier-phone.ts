import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Api } from '#contract/client.ts';
import { sendCourierSteps } from '#contract/couriers/client.ts';
import { getCourierWork } from '#contract/couriers/staff-calls.ts';
import { instant } from '#domain/time/instant.ts';
import { courierWords as words } from '#web/i18n/courier.ts';
import { newKey } from '#web/new-key.ts';
import { readSavedWork, saveWork } from './courier-keys.ts';
import { CourierPhone, type PhoneState } from './courier-phone.ts';

/** Interval of sending due steps and refetching the work. */
const REFRESH_MS = 8_000;
/** A timer may be a little early. */
const AFTER_HOLD_MS = 50;
/** A line that answers nothing for so long is no line (src/web/README.md). */
const PATIENCE_MS = 12_000;

/**
 * The state of this page's phone: refreshed while the page is visible, when the network is back, and once more when the
 * page is hidden.
 */
export function useCourierPhone(api: Api): { readonly phone: CourierPhone; readonly state: PhoneState } {
  const [phone] = useState(() => openPhone(api));
  useEffect(() => {
    // Outside systems: the clock, the network and the visibility of the page.
    const refresh = () => void phone.refresh();
    const onScreen = () => void phone.refresh({ isLeaving: document.visibilityState === 'hidden' });
    refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, REFRESH_MS);
    window.addEventListener('online', refresh);
    document.addEventListener('visibilitychange', onScreen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', onScreen);
    };
  }, [phone]);
  const state = useSyncExternalStore(phone.subscribe, phone.getState);
  const heldUntil = state.undoable?.until ?? null;
  useEffect(() => {
    if (heldUntil === null) return;
    // Outside system: the clock of the phone. What is no longer held is sent, and not offered to be taken back.
    const timer = setTimeout(() => void phone.refresh(), heldUntil - Date.now() + AFTER_HOLD_MS);
    return () => clearTimeout(timer);
  }, [phone, heldUntil]);
  return { phone, state };
}

function openPhone(api: Api): CourierPhone {
  return new CourierPhone(
    {
      now: () => instant(Date.now()),
      newKey,
      readFromDevice: readSavedWork,
      saveOnDevice: saveWork,
      loadWork: () => api(getCourierWork, { signal: AbortSignal.timeout(PATIENCE_MS) }),
      sendSteps: (steps) => sendCourierSteps(api, steps, AbortSignal.timeout(PATIENCE_MS)),
    },
    { gone: (kitchenNumber) => words.gone(kitchenNumber === null ? '' : `#${kitchenNumber}`) },
  );
}
