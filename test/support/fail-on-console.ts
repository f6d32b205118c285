import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

/** `console.error` and `console.warn` fail the test that caused them: a warning that is only printed hides a bug. */
let watched: MockInstance[] = [];

beforeEach(() => {
  watched = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const complaints = watched.flatMap((method) => method.mock.calls);
  for (const method of watched) method.mockRestore();
  expect(complaints, 'the console stays silent').toEqual([]);
});
