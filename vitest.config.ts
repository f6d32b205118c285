import { configDefaults, defineConfig } from 'vitest/config';

const STORIES = ['src/**/*.story.test.ts', 'test/**/*.story.test.ts'];

/**
 * Projects by what they need: `unit` needs nothing but the code, `story` a real PostgreSQL, `shop` the built product,
 * run as the processes it consists of.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'test/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.story.test.ts'],
          setupFiles: ['test/support/fail-on-console.ts'],
        },
      },
      {
        test: {
          name: 'story',
          include: STORIES,
          globalSetup: ['test/support/story-server.ts'],
          setupFiles: ['test/support/fail-on-console.ts'],
          maxWorkers: 2,
          // Real processes on a busy machine; a story that hangs still ends.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'shop',
          include: ['test/**/*.shop.test.ts'],
          globalSetup: ['scripts/bootstrap/build-before-tests.mjs'],
          setupFiles: ['test/support/fail-on-console.ts'],
          // Each of them is several busy processes: one after the other, when everything else is done.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/domain/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text', 'html'],
      thresholds: { 'src/domain/**/*.ts': { branches: 100, functions: 100, perFile: true } },
    },
  },
});
