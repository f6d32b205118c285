/** A screen that sleeps shows nothing. The browser takes the lock back whenever the tab is hidden. */
export type Granted = 'granted' | 'refused' | 'unsupported';

let held: WakeLockSentinel | null = null;

/** Refused on an empty battery and the like: the screen then sleeps as it always did. */
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
