/** The facts of a bundle that its builder shows. */
import type { Bani } from '#domain/money/bani.ts';
import type { PictureFacts } from '#web/ui/picture.tsx';

export type BundleOption = {
  readonly productId: number;
  readonly sizeId: number;
  readonly name: string;
  readonly sizeLabel: string;
  readonly price: Bani;
  readonly deposit: Bani;
  readonly isOrderable: boolean;
  /** In the words of the law; '' where there are none. */
  readonly allergens: string;
  readonly isFrozen: boolean;
  readonly isAdult: boolean;
};

export type BundleFactsSet = {
  readonly id: number;
  readonly label: string;
  readonly isFree: boolean;
  readonly options: readonly BundleOption[];
};

export type BundleFacts = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly picture: PictureFacts | null;
  /** The last day: `28 februarie 2027`. */
  readonly until: string;
  readonly sets: readonly BundleFactsSet[];
};
