/** Keeps the screen on. The browser releases the lock whenever the tab is hidden. */
export type Granted = 'granted' | 'refused' | 'unsupported';

let held: WakeLockSentinel | null = null;

/** Refused when the battery is low, for example: the screen then sleeps as usual. */
export async function keepScreenAwake(): Promise<Granted> {
  if (!('wakeLock' in navigator)) return 'unsupported';
  if (held !== null && !held.released) return 'granted';
  held = await navigator.wakeLock.request('screen').catch(() => null);
  return held === null ? 'refused' : 'granted';
}

export function letScreenSleep(): void {
  void held?.release();
  held = null;
}
