/** The settings of an installed shop as lines of `.env`; what an owner wrote beside them stays. */
import { chmodSync, chownSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const READABLE_BY_GROUP = 0o640;

/** The text with each setting of `values` on its own line: replaced where it stands, added at the end otherwise. */
export function withSettings(text: string, values: Readonly<Record<string, string>>): string {
  let changed = text;
  for (const [name, value] of Object.entries(values)) {
    const line = `${name}=${value}`;
    const pattern = new RegExp(`^${name}=.*$`, 'm');
    const separator = changed === '' || changed.endsWith('\n') ? '' : '\n';
    changed = pattern.test(changed) ? changed.replace(pattern, () => line) : `${changed}${separator}${line}\n`;
  }
  return changed;
}

export function readSettings(path: string): Readonly<Record<string, string | undefined>> {
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
}

/** Writes the file when it differs, and says whether it did. */
export function writeWhenDifferent(path: string, text: string, mode = 0o644): boolean {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  const unfinished = `${path}.new`;
  writeFileSync(unfinished, text, { mode });
  chmodSync(unfinished, mode);
  // A power cut leaves the old file or the new one.
  renameSync(unfinished, path);
  return true;
}

/** Changes settings of the shop; `group` may read them, because the shop does. Says whether something changed. */
export function changeSettings(path: string, values: Readonly<Record<string, string>>, group: number | null): boolean {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const isChanged = writeWhenDifferent(path, withSettings(before, values), READABLE_BY_GROUP);
  if (group !== null && statSync(path).gid !== group) chownSync(path, 0, group);
  return isChanged;
}
