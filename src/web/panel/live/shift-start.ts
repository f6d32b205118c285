/** The tap that begins a shift: turns on sound, wake lock and notifications, and plays a test ring (readings 28). */
import type { Ringer } from './ringer.ts';
import { type Granted, keepScreenAwake } from './wake-lock.ts';

/** Remembers that this tablet should ring, so that it still does after a reload. */
const WANTED_KEY = 'pofta-alerte';

/** What the browser granted; the prompt for notifications may still be open. */
export type ShiftStart = {
  readonly sound: Granted;
  readonly screen: Granted;
  readonly notifications: Granted | 'asking';
};

/**
 * Works only inside the event handler of a tap. `tell` receives what was granted, `correct` the later answer to a
 * prompt.
 */
export async function startShift(
  ringer: Ringer,
  tell: (shift: ShiftStart) => void,
  correct: (notifications: Granted) => void,
): Promise<void> {
  localStorage.setItem(WANTED_KEY, 'da');
  // All three are requested while the tap still counts; none waits for another.
  const answered = askForNotifications();
  const [sound, screen] = await Promise.all([startSound(ringer), keepScreenAwake()]);
  tell({ sound, screen, notifications: 'asking' });
  correct(await answered);
}

export function isShiftWanted(): boolean {
  return localStorage.getItem(WANTED_KEY) === 'da';
}

/** A browser that refuses sound never settles the promise: wait only this long. */
const SOUND_PATIENCE_MS = 1500;

async function startSound(ringer: Ringer): Promise<Granted> {
  const patience = Promise.withResolvers<void>();
  const timer = setTimeout(patience.resolve, SOUND_PATIENCE_MS);
  await Promise.race([ringer.start(), patience.promise]);
  clearTimeout(timer);
  const state = ringer.getState();
  if (state === 'unsupported') return 'unsupported';
  if (state === 'blocked' || state === 'off') return 'refused';
  ringer.tryOut();
  return 'granted';
}

async function askForNotifications(): Promise<Granted> {
  if (!('Notification' in globalThis)) return 'unsupported';
  const { permission } = Notification;
  const answer = permission === 'default' ? await Notification.requestPermission() : permission;
  return answer === 'granted' ? 'granted' : 'refused';
}
