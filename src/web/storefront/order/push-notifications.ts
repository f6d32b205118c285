/** Notifications about an order on this device (docs/decisions/0195): turned on only by a press. */

import type { Api } from '#contract/client.ts';
import { getPushKey, startOrderNotifications, stopOrderNotifications } from '#contract/orders/calls.ts';
import { NOTIFICATIONS_KEY } from '#web/session/device-keys.ts';
import { registerServiceWorker } from '#web/ui/service-worker.ts';

/** For this order on this device. `install_first`: an iPhone notifies only for shops on its home screen. */
export type NotificationsState = 'unsupported' | 'install_first' | 'off' | 'on' | 'denied';

/** The order, by the path and the access token of its page. */
type Followed = { readonly path: string; readonly token: string };

export async function readNotificationsState(path: string): Promise<NotificationsState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return isAppleTouch() ? 'install_first' : 'unsupported';
  }
  if (Notification.permission === 'denied') return 'denied';
  if (Notification.permission !== 'granted' || localStorage.getItem(NOTIFICATIONS_KEY) !== path) return 'off';
  return (await findSubscription()) === null ? 'off' : 'on';
}

/** @throws Error when the browser or the shop refuses */
export async function startNotifications(api: Api, { path, token }: Followed): Promise<NotificationsState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await registerServiceWorker();
  const [{ publicKey }, { pushManager }] = await Promise.all([api(getPushKey), navigator.serviceWorker.ready]);
  const subscription = await subscribe(pushManager, publicKey);
  const { endpoint, keys } = subscription.toJSON();
  await api(startOrderNotifications, {
    body: { token, endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  });
  localStorage.setItem(NOTIFICATIONS_KEY, path);
  return 'on';
}

/** Turns off notifications of every order on this device; the shop deletes what it stored for this one. */
export async function stopNotifications(api: Api, token: string): Promise<NotificationsState> {
  const subscription = await findSubscription();
  localStorage.removeItem(NOTIFICATIONS_KEY);
  if (subscription === null) return 'off';
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await api(stopOrderNotifications, { body: { token, endpoint } });
  return 'off';
}

async function subscribe(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    // A subscription with an earlier key of the shop would block a new one.
    const old = await manager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** An iPad identifies as a Mac; a Mac has no touch screen. */
function isAppleTouch(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}
