/** Copies the bitmap letters of slips beside the built server, which reads them from there (`slip-letters.ts`). */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const FILE_NAME = 'slip-letters.json.gz';
const LETTERS = new URL(`../src/server/features/printing/raster/${FILE_NAME}`, import.meta.url);

export function shipSlipLetters(): Plugin {
  return {
    name: 'pofta:ship-slip-letters',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source: await readFile(LETTERS) });
    },
  };
}
