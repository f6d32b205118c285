/** How a command of the program is typed here: `pofta backup` where it was installed, `npm run backup` in a clone. */

/** Set by the launcher of an archive. */
const { POFTA_COMMAND: COMMAND = '' } = process.env;

/** @param options as in `--at "2026-11-21 19:30"`; npm takes them after two hyphens */
export function composeCommand(name: 'start' | 'backup' | 'restore', options = ''): string {
  if (COMMAND !== '') return `${COMMAND} ${name}${options === '' ? '' : ` ${options}`}`;
  if (name === 'start') return 'npm start';
  return `npm run ${name}${options === '' ? '' : ` -- ${options}`}`;
}

/** A line for each way to type a command, with what it does. */
export function composeHelp(
  name: 'backup' | 'restore',
  ways: readonly (readonly [options: string, does: string])[],
): string {
  const lines = ways.map(([options, does]) => ({ typed: composeCommand(name, options), does }));
  const width = Math.max(...lines.map(({ typed }) => typed.length));
  return lines.map(({ typed, does }) => `${typed.padEnd(width)}   ${does}`).join('\n');
}
