import { describe, expect, test } from 'vitest';
import { deferredStart } from './deferred-start.ts';

const FILES = {
  entry: '/assets/entry.js',
  scripts: ['/assets/a.js'],
  later: ['/assets/sheet.js'],
  styles: ['/assets/a.css'],
};
const STARTED = ['modulepreload /assets/a.js', 'stylesheet /assets/a.css, disabled', '/assets/entry.js'];
const AHEAD = ['prefetch /assets/a.js', 'prefetch /assets/entry.js', 'prefetch /assets/sheet.js'];

type Surroundings = { readonly waitsForTouch: boolean; readonly isKnown?: boolean; readonly savesData?: boolean };
type Link = { readonly rel: string; readonly disabled: boolean; readonly href: string };

/** Runs the script; `act` dispatches an event, `pass` runs what waits that long. */
function open({ waitsForTouch, isKnown = false, savesData = false }: Surroundings) {
  const asked: string[] = [];
  const heard = new Map<string, () => void>();
  const waiting = new Map<number, () => void>();
  const surroundings = {
    document: {
      documentElement: { dataset: isKnown ? { returning: '' } : {} },
      createElement: () => ({}),
      head: {
        append: ({ rel, disabled, href }: Link) => asked.push(`${rel} ${href}${disabled ? ', disabled' : ''}`),
      },
    },
    navigator: { connection: { saveData: savesData } },
    self: { requestIdleCallback: (next: () => void) => next() },
    addEventListener: (type: string, listener: () => void) => heard.set(type, listener),
    requestAnimationFrame: (next: () => void) => next(),
    setTimeout: (next: () => void, ms?: number) => (ms === undefined ? next() : waiting.set(ms, next)),
    run: (entry: string) => asked.push(entry),
  };
  const script = deferredStart({ ...FILES, waitsForTouch }).replace('import(', 'run(');
  new Function(...Object.keys(surroundings), script)(...Object.values(surroundings));
  return {
    asked,
    act: (type: string) => heard.get(type)?.(),
    pass: () => {
      for (const next of waiting.values()) next();
    },
  };
}

describe('the scripts of a page', () => {
  test.each(['pointerdown', 'click', 'keydown', 'focusin', 'scroll', 'load'])(
    'start once at %s, and its style sheets are not fetched again',
    (act) => {
      const page = open({ waitsForTouch: false });
      expect(page.asked).toEqual([]);
      page.act(act);
      page.act('load');
      page.pass();
      expect(page.asked).toEqual(STARTED);
    },
  );

  test('start without any event at last', () => {
    const page = open({ waitsForTouch: false });
    page.pass();
    expect(page.asked).toEqual(STARTED);
  });
});

describe('the scripts of a page that waits for a touch', () => {
  test('are only downloaded until a guest acts, those of a first sheet too', () => {
    const page = open({ waitsForTouch: true });
    page.act('load');
    expect(page.asked).toEqual(AHEAD);
    page.act('pointerdown');
    page.act('keydown');
    expect(page.asked).toEqual([...AHEAD, ...STARTED]);
  });

  test('are not downloaded ahead with data saver on, nor once they run', () => {
    const saving = open({ waitsForTouch: true, savesData: true });
    saving.act('load');
    expect(saving.asked).toEqual([]);
    const touched = open({ waitsForTouch: true });
    touched.act('scroll');
    touched.act('load');
    expect(touched.asked).toEqual(STARTED);
  });

  test('start by themselves for a guest who is known here, and after a long time without a touch', () => {
    const known = open({ waitsForTouch: true, isKnown: true });
    known.act('load');
    expect(known.asked).toEqual(STARTED);
    const left = open({ waitsForTouch: true });
    left.pass();
    expect(left.asked).toEqual(STARTED);
  });
});
