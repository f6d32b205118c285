/** The parts of a release as CycloneDX 1.6, from package-lock.json, the list of bundled packages and the shipped binaries. */
import { Buffer } from 'node:buffer';
import { SHIPPED_BINARIES } from '../shipped-binaries.ts';
import type { Lockfile, ShippedPackage } from './platforms.ts';

export type Bundled = { readonly name: string; readonly version: string; readonly licence: string };

type Component = Readonly<Record<string, unknown>> & { readonly 'bom-ref': string };

/** The packages in the first part of `licente.txt`, which the build writes: what is in the built files. */
export function readBundled(licences: string): readonly Bundled[] {
  const [first = ''] = licences.split('\nII. ');
  return [...first.matchAll(/^-{80}\n(\S+) (\d\S*) \((.+)\)$/gm)].map(([, name = '', version = '', licence = '']) => ({
    name,
    version,
    licence,
  }));
}

export type BomOf = {
  readonly version: string;
  readonly seconds: number;
  /** Of all platforms. */
  readonly packages: readonly ShippedPackage[];
  readonly bundled: readonly Bundled[];
  readonly lockfile: Lockfile;
};

/** Has no serial number: two builds of one commit have equal bytes. */
export function describeParts({ version, seconds, packages, bundled, lockfile }: BomOf) {
  const components = new Map<string, Component>();
  const add = (component: Component) => components.set(component['bom-ref'], component);
  for (const one of packages) add(componentOf(one));
  for (const one of bundled) {
    const locked = Object.entries(lockfile.packages).find(
      ([folder, entry]) => folder.endsWith(`node_modules/${one.name}`) && entry.version === one.version,
    )?.[1];
    add(
      componentOf({
        ...one,
        ...(locked?.integrity !== undefined && { integrity: locked.integrity }),
        license: one.licence,
      }),
    );
  }
  for (const { name, version: released, packages: carriers, packageVersion } of SHIPPED_BINARIES) {
    add({
      type: 'application',
      'bom-ref': `${name}@${released}`,
      name,
      version: released,
      properties: carriers.map((carrier) => ({ name: 'pofta:package', value: `${carrier}@${packageVersion}` })),
    });
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: new Date(seconds * 1000).toISOString(),
      component: {
        type: 'application',
        'bom-ref': `pofta@${version}`,
        name: 'pofta',
        version,
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components: [...components.values()].toSorted((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1)),
  };
}

type Part = { readonly name: string; readonly version: string; readonly integrity?: string; readonly license?: string };

function componentOf({ name, version, integrity, license }: Part): Component {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [algorithm = '', sum = ''] = integrity?.split(/-(.*)/s) ?? [];
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(sum, 'base64').toString('hex') }],
    }),
    // An expression names one licence as well; `id` takes only those of SPDX's list.
    ...(license !== undefined && { licenses: [{ expression: license }] }),
  };
}
