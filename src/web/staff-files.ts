import type { PageFiles } from './shop-files.ts';

/** Which built files staff's pages need. The build lists them (scripts/list-page-files.ts). */
export type StaffFiles = {
  /** The entry script of every page. */
  readonly entry: string;
  /** Scripts of Vite's development server that replace it. */
  readonly development: readonly string[];
  /** By the file of the screen; '' has the files of every page. */
  readonly screens: Readonly<Record<string, PageFiles>>;
};
