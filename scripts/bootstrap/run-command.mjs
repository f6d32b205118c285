// Runs the program's commands other than `npm start`; they need the dependencies, but no build.
import { install } from './install.mjs';
import { findPinnedNode, projectEnvironment } from './project.mjs';
import { run } from './run.mjs';

/** Runs `file` with the arguments after `npm run <name> --` and returns its exit code. */
export async function runCommand(file) {
  if (!(await install())) return 1;
  return run(findPinnedNode(), ['--disable-proto=delete', file, ...process.argv.slice(2)], {
    env: { ...projectEnvironment(), NODE_ENV: process.env.NODE_ENV ?? 'production' },
  });
}
