// Commands of the program beside `npm start`; they need what is installed, and no build.
import { install } from './install.mjs';
import { findPinnedNode, projectEnvironment } from './project.mjs';
import { run } from './run.mjs';

/** Exit code of `file`, called with what follows `npm run <name> --`. */
export async function runCommand(file) {
  if (!(await install())) return 1;
  return run(findPinnedNode(), ['--disable-proto=delete', file, ...process.argv.slice(2)], {
    env: { ...projectEnvironment(), NODE_ENV: process.env.NODE_ENV ?? 'production' },
  });
}
