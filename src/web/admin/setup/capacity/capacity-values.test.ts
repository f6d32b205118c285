import { expect, test } from 'vitest';
import { capacityFrom, capacityProblems, capacityRequest } from './capacity-values.ts';

test('no limit is an empty field, there and back', () => {
  const { values } = capacityFrom({ points: 20, deliveries: null, version: 7 });
  expect(values).toEqual({ points: 20, deliveries: '' });
  expect(capacityRequest(values)).toEqual({ points: 20, deliveries: null });
});

test.each([
  [{ points: '', deliveries: '' }, []],
  [{ points: 1, deliveries: 1000 }, []],
  [{ points: 0, deliveries: 1001 }, ['points', 'deliveries']],
  [{ points: '2.5', deliveries: 3 }, ['points']],
])('%j has problems at %j', (values, fields) => {
  expect(Object.keys(capacityProblems(values))).toEqual(fields);
});
