/** Findings of a rehearsal about tablets and server, independent of its orders. */
import type { Finding } from './grade-rehearsal.ts';

/** A panel that was open during the rehearsal, by its last report. */
export type RehearsedPanel = {
  readonly hasSound: boolean;
  readonly isVisible: boolean;
  /** Null when not reported. */
  readonly clockAheadSeconds: number | null;
  /** Null when not reported. */
  readonly mayNotify: boolean | null;
  /** Signed in with an administrator's account. */
  readonly isAdministrators: boolean;
};

/** Tolerance, because waiting times and promises are shown in minutes. */
const MOST_CLOCK_ERROR_SECONDS = 60;

export function gradeSetup(
  panels: readonly RehearsedPanel[],
  { isDiskNearlyFull }: { readonly isDiskNearlyFull: boolean },
): readonly Finding[] {
  const clocks = panels.flatMap(({ clockAheadSeconds }) =>
    clockAheadSeconds === null ? [] : [Math.abs(clockAheadSeconds)],
  );
  const answers = panels.flatMap(({ mayNotify }) => mayNotify ?? []);
  const findings: readonly Finding[] = [
    found(
      'sound',
      'bad',
      panels.map(({ hasSound }) => hasSound),
    ),
    found(
      'awake',
      'warn',
      panels.map(({ isVisible }) => isVisible),
    ),
    {
      ...found(
        'clock',
        'bad',
        clocks.map((seconds) => seconds <= MOST_CLOCK_ERROR_SECONDS),
      ),
      seconds: Math.max(0, ...clocks),
    },
    found('notifications', 'warn', answers),
    found(
      'role',
      'warn',
      panels.map(({ isAdministrators }) => !isAdministrators),
    ),
    found('disk', 'bad', [!isDiskNearlyFull]),
  ];
  return findings.filter(({ of }) => of > 0);
}

function found(code: Finding['code'], otherwise: 'warn' | 'bad', areGood: readonly boolean[]): Finding {
  const count = areGood.filter(Boolean).length;
  return { code, tone: count === areGood.length ? 'good' : otherwise, count, of: areGood.length, seconds: null };
}
