/** Writes a brotli and a gzip copy of every built file that becomes smaller; the server only selects one. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(js|css|svg|json|txt|xml|webmanifest|html)$/;
/** For smaller files, compression saves less than its header costs. */
const SMALLEST_BYTES = 600;
/** Node's own number of threads for this work. A compressor takes its memory at its creation: 700 of them are a gigabyte. */
const AT_ONCE = 4;

export function compressBuiltFiles(): Plugin {
  return {
    name: 'pofta:compress-built-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The build tells no folder');
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && TEXTS.test(entry.name));
      const waiting = files.map((file) => join(file.parentPath, file.name));
      const takeNext = async () => {
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await compressFile(path);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
    },
  };
}

/** Writes the compressed copies of one file beside it. */
export async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.byteLength < SMALLEST_BYTES) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength } }),
    promisify<Uint8Array, { level: number }, Buffer>(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
