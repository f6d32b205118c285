/**
 * Generates the icons of staff pages as React components from the drawings of Tabler Icons (MIT). The package of
 * drawings is one JSON file; the package with a component per icon has 18,000 files, which slow down a fresh install.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STAFF_ICONS } from '../src/web/staff/kit/icon-names.ts';

const TARGET = fileURLToPath(new URL('../src/web/staff/kit/icons.gen.tsx', import.meta.url));
const HEAD = `// Written by scripts/write-staff-icons.ts.
import { type Icon, IconFrame, type IconProps } from './icon-frame.tsx';
import type { StaffIcon } from './icon-names.ts';
`;

type Drawings = {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  /** Earlier names of icons, each with the present name. */
  readonly aliases: Readonly<Record<string, { readonly parent: string }>>;
};

/** Writes `icons.gen.tsx`, unless it is up to date. Throws when a name has no drawing. */
export function writeStaffIcons(): void {
  const { icons, aliases }: Drawings = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/tabler/icons.json'), 'utf8'),
  );
  const components = STAFF_ICONS.map((name) => writeIcon(name, icons[aliases[name]?.parent ?? name]?.body));
  const byName = STAFF_ICONS.map((name) => `  '${name}': ${componentOf(name)},\n`).join('');
  const table = `export const ICONS: Readonly<Record<StaffIcon, Icon>> = {\n${byName}};\n`;
  const text = [HEAD, ...components, table].join('\n');
  if (readOrEmpty(TARGET) === text) return;
  mkdirSync(dirname(TARGET), { recursive: true });
  writeFileSync(TARGET, text);
}

function writeIcon(name: string, body: string | undefined): string {
  if (body === undefined) throw new Error(`Tabler Icons has no drawing "${name}"`);
  const drawing = body.replace(/ ([a-z]+)-([a-z])([a-z]*)=/g, (_, first, letter: string, rest) => {
    return ` ${first}${letter.toUpperCase()}${rest}=`;
  });
  return `export function ${componentOf(name)}(props: IconProps) {\n  return <IconFrame {...props}>${drawing}</IconFrame>;\n}\n`;
}

/** `chart-bar` becomes the component `IconChartBar`. */
function componentOf(name: string): string {
  return `Icon${name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())}`;
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeStaffIcons();
