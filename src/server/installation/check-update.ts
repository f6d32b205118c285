import { InstallationError } from './installation-error.ts';
import { type Places, PROGRAM } from './places.ts';
import { askProgram, runProgram } from './run-as-shop.ts';
import { REFUSALS, TELL } from './words.ts';

export type CandidateUpdate = {
  readonly version: string;
  /** The folder where that version is unpacked. */
  readonly home: string;
  readonly places: Places;
  readonly say: (line: string) => void;
  /** The owner has read that orders are computed otherwise, and wants the version all the same. */
  readonly isAgreed: boolean;
};

/** Exit codes of `rehearse.ts`. */
const REHEARSED = { same: 0, differs: 2, cannotMigrate: 3 } as const;

/**
 * What a new version must pass before the shop changes over to it; the shop runs meanwhile. Its own Node starts on this
 * machine, its migrations know the data, and on the newest copy it migrates in time and computes the orders of the last
 * day to the ban (docs/decisions/0294). A shop without a copy is not rehearsed.
 *
 * @throws InstallationError with the reason; nothing has been changed
 */
export async function checkUpdate({ version, home, places, say, isAgreed }: CandidateUpdate): Promise<void> {
  const verdict = askProgram(PROGRAM, places, 'installation/judge-data.ts', [`${home}/db/migrations`]);
  if (verdict === null) throw new InstallationError(REFUSALS.cannotJudge);
  if (verdict.endsWith('newer')) throw new InstallationError(REFUSALS.olderThanData(home));
  say(TELL.rehearsing(version));
  const code = runProgram(home, places, 'rehearse.ts', []);
  if (code === REHEARSED.cannotMigrate) throw new InstallationError(REFUSALS.cannotMigrate(version));
  if (code === REHEARSED.differs && !isAgreed) throw new InstallationError(REFUSALS.computesOtherwise(version));
  if (code !== REHEARSED.same && code !== REHEARSED.differs) say(TELL.notRehearsed);
}
