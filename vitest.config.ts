import { configDefaults, defineConfig } from 'vitest/config';
import { writeStaffIcons } from './scripts/write-staff-icons.ts';
import { patience } from './test/support/patience.ts';
import './test/support/temporary-in-memory.ts';

writeStaffIcons();

const STORIES = ['src/**/*.story.test.ts', 'test/**/*.story.test.ts'];

/**
 * Stories with a process of their own. The first two replace a module. The demo draws its pictures from SVG, which a
 * process refuses to read from the first upload on (`platform/images/store-image.ts`).
 */
const ALONE = [
  'src/**/equal-work.story.test.ts',
  'src/**/fresh-enough.story.test.ts',
  'src/**/seed-demo.story.test.ts',
];

/** Limits measure nothing: ten times what the longest takes on a quiet machine. What hangs ends, and says where. */
const LIMITS = {
  story: {
    testTimeout: patience(90_000),
    hookTimeout: patience(90_000),
    expect: { poll: { timeout: patience(30_000) } },
  },
  shop: {
    testTimeout: patience(180_000),
    hookTimeout: patience(90_000),
    expect: { poll: { timeout: patience(30_000) } },
  },
};

/** Stories wait for the database as much as they work; the shop's tests mostly wait for processes they start and kill. */
const TOGETHER = { maxWorkers: 4, sequence: { groupOrder: 1 } };

/** Of tests that start and signal processes. */
const WITH_PROCESSES = ['test/support/fail-on-console.ts', 'test/support/no-signal-to-all.ts'];

const STORY = {
  globalSetup: ['test/support/story-server.ts'],
  setupFiles: WITH_PROCESSES,
  ...TOGETHER,
  ...LIMITS.story,
};

/**
 * Projects by what they need: `unit` needs nothing but the code, `screen` a document in memory, `story` a real PostgreSQL, `shop` the built product,
 * run as the processes it consists of.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'test/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.story.test.ts', '**/*.shop.test.ts', '**/*.screen.test.tsx'],
          setupFiles: ['test/support/fail-on-console.ts', 'test/support/the-same-lots.ts'],
          // They keep nothing: loading the code anew for each of them cost three times what they do.
          isolate: false,
          maxWorkers: 2,
          // Nothing here takes long; a machine that does ten things at once may.
          testTimeout: patience(60_000),
        },
      },
      {
        // React's development build renders a form of staff at twice the cost (docs/decisions/0271).
        oxc: { jsx: { development: false } },
        test: {
          name: 'screen',
          env: { NODE_ENV: 'production' },
          include: ['src/**/*.screen.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['test/support/fail-on-console.ts', 'test/support/screen-ground.ts'],
          isolate: false,
          maxWorkers: 2,
          testTimeout: patience(60_000),
          expect: { poll: { timeout: patience(15_000) } },
        },
      },
      // What they keep, they keep by the app or the database of their own.
      {
        test: {
          name: 'story',
          include: STORIES,
          exclude: [...configDefaults.exclude, ...ALONE],
          isolate: false,
          ...STORY,
        },
      },
      { test: { name: 'story alone', include: ALONE, ...STORY } },
      {
        test: {
          name: 'shop',
          include: ['test/**/*.shop.test.ts'],
          globalSetup: ['scripts/bootstrap/build-before-tests.mjs'],
          setupFiles: WITH_PROCESSES,
          ...TOGETHER,
          ...LIMITS.shop,
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
