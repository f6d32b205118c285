/**
 * A probe is a typical change of the program, written as edits: `scripts/run-probes.ts` applies it to a copy and counts
 * the source files that it touches.
 */

/** Text that is inserted after the only place of `after` in a file. */
export type Edit = { readonly file: string; readonly after: string; readonly insert: string };

export type Probe = {
  /** What is added. */
  readonly change: string;
  /** Most source files that it may touch: without tests, migrations and generated files. */
  readonly limit: number;
  readonly edits: readonly Edit[];
  /** Edits of files that commands generate: not counted. */
  readonly generated: readonly Edit[];
  /** New files by path: a migration, and stories that must pass in the copy. */
  readonly created: Readonly<Record<string, string>>;
};
