import { InstallationError } from './installation-error.ts';
import { type Places, PROGRAM } from './places.ts';
import { askProgram } from './run-as-shop.ts';
import { REFUSALS } from './words.ts';

export type CandidateUpdate = {
  /** The unpacked version that is to run. */
  readonly home: string;
  readonly places: Places;
};

/**
 * What a new version must pass before the shop changes over to it; the shop runs meanwhile. Today: its own Node starts on this
 * machine, and its migrations know the data.
 *
 * @throws InstallationError with the reason; nothing has been changed
 */
export async function checkUpdate({ home, places }: CandidateUpdate): Promise<void> {
  const verdict = askProgram(PROGRAM, places, 'installation/judge-data.ts', [`${home}/db/migrations`]);
  if (verdict === null) throw new InstallationError(REFUSALS.cannotJudge);
  if (verdict.endsWith('newer')) throw new InstallationError(REFUSALS.olderThanData(home));
}
