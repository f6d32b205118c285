/** Which built files a page of the shop needs. The build finds out (scripts/list-shop-files.ts), the server writes them in. */
export type ShopFiles = {
  /** The script that every page begins with. */
  readonly entry: string;
  /** What starts a page of Vite's development server instead. */
  readonly development: readonly string[];
  /** By the id of a route; those of every page by ''. */
  readonly routes: Readonly<Record<string, PageFiles>>;
  /** The text of each style sheet by its address. */
  readonly styles: Readonly<Record<string, string>>;
};

export type PageFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] };
