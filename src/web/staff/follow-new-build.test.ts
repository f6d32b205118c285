import { isModuleNotFoundError } from '@tanstack/router-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followNewBuild } from './follow-new-build.ts';

type Navigation = { readonly pathChanged: boolean; readonly toLocation: { readonly href: string } };

const opened: string[] = [];
let page: EventTarget;
let navigate: (navigation: Navigation) => void;

beforeEach(() => {
  opened.length = 0;
  const kept = new Map<string, string>();
  page = Object.assign(new EventTarget(), { location: { assign: (href: string) => opened.push(href) } });
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  followNewBuild({
    subscribe: (_, tell) => {
      navigate = tell;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const to = (href: string): Navigation => ({ pathChanged: true, toLocation: { href } });

/** What the build's own loader does when a file is gone. */
function fail(message: string): Error {
  const payload = new Error(message);
  page.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
  return payload;
}

test('a missing style sheet counts for the router as a missing script does, for which it reloads once', () => {
  expect(isModuleNotFoundError(new Error('Unable to preload CSS for /assets/menu.css'))).toBe(false);
  expect(isModuleNotFoundError(fail('Unable to preload CSS for /assets/menu.css'))).toBe(true);
  const script = 'Failed to fetch dynamically imported module: /assets/menu.js';
  expect(fail(script).message).toBe(script);
});

test('one that failed while the page was preloaded makes the next page a new document, once', () => {
  navigate(to('/admin'));
  fail('Unable to preload CSS for /assets/menu.css');
  expect(opened).toEqual([]);
  navigate({ ...to('/admin?tab=x'), pathChanged: false });
  navigate(to('/admin/menu'));
  navigate(to('/admin/menu'));
  expect(opened).toEqual(['/admin/menu']);
});

test('offline nothing is loaded anew', () => {
  vi.stubGlobal('navigator', { onLine: false });
  fail('Unable to preload CSS for /assets/menu.css');
  navigate(to('/admin/menu'));
  expect(opened).toEqual([]);
});
