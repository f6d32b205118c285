/** What every screen test stands on: a clean document, and what a browser has that happy-dom lacks. */
import { configure } from '@testing-library/dom';
import { afterEach, expect, vi } from 'vitest';
import { patience } from './patience.ts';
import { closeScreens } from './screens.tsx';
import { unanswered } from './wire-of-literals.ts';

configure({ asyncUtilTimeout: patience(15_000) });

// Guests with this wish get every dialog at once: no test waits for an animation.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: query.includes('reduced-motion'),
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

// Mantine's growing text fields listen to fonts that arrive.
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });

afterEach(() => {
  closeScreens();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  expect(unanswered.splice(0), 'the test states an answer for every call').toEqual([]);
});
