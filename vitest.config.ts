import { configDefaults, defineConfig } from 'vitest/config';

/** Projects by what they need: `unit` needs nothing but the code. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/*.story.test.ts'],
          setupFiles: ['test/support/fail-on-console.ts'],
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
