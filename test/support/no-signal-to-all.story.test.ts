import { expect, test } from 'vitest';

test('a signal to a process that was not found fails the test instead of stopping the run', () => {
  expect(() => process.kill(0, 'SIGCONT')).toThrow('No process was found');
  expect(process.kill(process.pid, 0)).toBe(true);
});
