import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Press, watchPress } from './press.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What happens in the order of its events, when a field is left at `blur`. */
function follow(...events: string[]): string[] {
  const happened: string[] = [];
  const press = new Press();
  const stop = watchPress(press);
  for (const event of events) {
    if (event === 'blur') press.runAfter(() => happened.push('judged'));
    else if (event === 'click') happened.push('clicked');
    else if (event === '…') vi.runAllTimers();
    else page.dispatchEvent(new Event(event));
  }
  stop();
  return happened;
}

test.each([
  ['a mouse', ['pointerdown', 'mousedown', 'blur', 'pointerup', 'mouseup', 'click', '…'], ['clicked', 'judged']],
  ['a finger', ['pointerdown', 'pointerup', '…', 'mousedown', 'blur', 'mouseup', 'click', '…'], ['clicked', 'judged']],
  ['a key', ['keydown', 'blur', '…'], ['judged']],
  ['a press that ends nowhere, then a key', ['pointerdown', 'mousedown', 'blur', '…', 'keydown', '…'], ['judged']],
  ['a press that goes on', ['pointerdown', 'mousedown', 'blur', '…'], []],
])('a field that is left by %s is judged after the press was carried out', (_, events, happened) => {
  expect(follow(...events)).toEqual(happened);
});
