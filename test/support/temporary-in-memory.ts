/**
 * Lets everything temporary of a run lie in memory where there is room for it: copying, filling and dropping a database
 * costs a tenth of what it costs on a disk, and nothing here outlives the run. Imported for its effect by the
 * configurations of the runners; a TMPDIR that was given stays.
 */
import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Some databases with their logs, a browser's profile for each worker. */
const ROOM_BYTES = 6 * 1024 ** 3;

if (tmpdir() === '/tmp' && hasRoom()) process.env.TMPDIR = MEMORY;

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES;
}
