/** The tap at the beginning of a shift: sound, a screen that stays on, notifications, a ring to be heard (readings 28). */
import type { Ringer } from './ringer.ts';
import { type Granted, keepScreenAwake } from './wake-lock.ts';

/** Remembers that this tablet is meant to ring, so that a reload does not silence it for good. */
const WANTED_KEY = 'pofta-alerte';

/** What the browser gave; about notifications it may still be asking the person. */
export type ShiftStart = {
  readonly sound: Granted;
  readonly screen: Granted;
  readonly notifications: Granted | 'asking';
};

/** Works only while a tap is being answered. `tell` hears what was given, and `correct` what the person then answered. */
export async function startShift(
  ringer: Ringer,
  tell: (shift: ShiftStart) => void,
  correct: (notifications: Granted) => void,
): Promise<void> {
  localStorage.setItem(WANTED_KEY, 'da');
  // All three are asked for while the tap still counts; none waits for another.
  const answered = askForNotifications();
  const [sound, screen] = await Promise.all([startSound(ringer), keepScreenAwake()]);
  tell({ sound, screen, notifications: 'asking' });
  correct(await answered);
}

export function isShiftWanted(): boolean {
  return localStorage.getItem(WANTED_KEY) === 'da';
}

/** A browser that refuses does not answer at all: it is given this long. */
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
