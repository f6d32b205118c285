/** The platforms that archives are made for, and which packages of the lockfile each of them needs. */

export const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** An entry of package-lock.json, as far as it is read. */
export type LockedPackage = {
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly libc?: string | readonly string[];
};

export type Lockfile = { readonly packages: Readonly<Record<string, LockedPackage>> };

/** A package by its folder below the root, as in `node_modules/@img/sharp-linux-x64`. */
export type ShippedPackage = LockedPackage & { readonly folder: string; readonly name: string };

/**
 * The packages that run on `platform`. One that is optional and for every platform is a substitute for machine code
 * (sharp in WebAssembly), which every archive has.
 */
export function packagesOf(platform: Platform, { packages }: Lockfile): readonly ShippedPackage[] {
  const [os = '', cpu = ''] = platform.split('-');
  return Object.entries(packages)
    .filter(([folder, entry]) => {
      if (folder === '' || entry.dev === true) return false;
      if (entry.optional === true && (entry.os === undefined || entry.cpu === undefined)) return false;
      return allows(entry.os, os) && allows(entry.cpu, cpu) && allows(entry.libc, 'glibc');
    })
    .map(([folder, entry]) => ({ ...entry, folder, name: nameOf(folder) }))
    .toSorted((one, other) => (one.folder < other.folder ? -1 : 1));
}

function allows(given: string | readonly string[] | undefined, wanted: string): boolean {
  return given === undefined || [given].flat().includes(wanted);
}

function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
