// Tests of the running shop need a worker built from the present sources.
import { buildWhenStale } from './build.mjs';

/** Vitest's global setup. */
export default async function buildBeforeTests() {
  if ((await buildWhenStale()) !== 0) throw new Error('The build failed; its words stand above');
}
