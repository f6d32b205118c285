/**
 * Which built files each page of the shop needs. The build lists them (scripts/list-page-files.ts), the server writes
 * them into the page.
 */
export type ShopFiles = {
  /** The entry script of every page. */
  readonly entry: string;
  /** Scripts of Vite's development server that replace it. */
  readonly development: readonly string[];
  /** By route id; '' has the files of every page. */
  readonly routes: Readonly<Record<string, PageFiles>>;
  /** The text of each style sheet by its address. */
  readonly styles: Readonly<Record<string, string>>;
};

export type PageFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] };
