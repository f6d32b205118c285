/** What the tables of refusals are made of. */
import { type Bani, bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { PausableService } from '#domain/schedule/schedule.ts';

/** Facts a sentence may need; every amount in bani (lei on the wire), every moment already a Romanian text. */
export type ErrorDetails = {
  readonly minimum?: Bani;
  readonly maximum?: Bani;
  readonly missing?: Bani;
  readonly total?: Bani;
  readonly place?: string;
  readonly name?: string;
  readonly left?: number;
  readonly when?: string;
  readonly hours?: string;
  /** The last hour that can be chosen: the end of `hours` itself cannot. */
  readonly lastHour?: string;
  readonly reason?: string;
  /** Hours of the day after `hours`. */
  readonly nextHours?: string;
  /** Choosing another moment helps. */
  readonly canBeChosen?: boolean;
  readonly actor?: string;
  readonly service?: PausableService;
  readonly retryAfterSeconds?: number;
  /** A link by mail is a quicker way than waiting. */
  readonly byMail?: boolean;
  readonly products?: number;
  readonly archivedProducts?: number;
};

export type ErrorEntry = { readonly status: number; readonly sentence: (details: ErrorDetails) => string };

/** „ (10:00–22:00). Ultima oră care se poate alege este 21:45.”, as far as it is known. */
export const sayHours = ({ hours = '', lastHour }: ErrorDetails) =>
  [
    hours === '' ? '.' : ` (${hours}).`,
    ...(lastHour === undefined ? [] : [` Ultima oră care se poate alege este ${lastHour}.`]),
  ].join('');

export const says = (status: number, sentence: string): ErrorEntry => ({ status, sentence: () => sentence });
export const lei = (amount: Bani | undefined) => formatLei(amount ?? bani(0));
