// Tests of the running shop need the worker as it is built from the sources of now.
import { buildWhenStale } from './build.mjs';

/** Vitest's global set-up. */
export default async function buildBeforeTests() {
  if ((await buildWhenStale()) !== 0) throw new Error('The build failed; its words stand above');
}
