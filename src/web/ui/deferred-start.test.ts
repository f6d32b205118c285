import { expect, test } from 'vitest';
import { deferredStart } from './deferred-start.ts';

test('scripts are asked for once, style sheets of the page not again, whatever comes first: the page, a touch or the clock', () => {
  const asked: string[] = [];
  const heard = new Map<string, () => void>();
  const script = deferredStart({
    entry: '/assets/entry.js',
    scripts: ['/assets/a.js'],
    styles: ['/assets/a.css'],
  }).replace('import(', 'run(');
  const surroundings = {
    document: {
      createElement: () => ({}),
      head: {
        append: ({
          rel,
          disabled,
          href,
        }: {
          readonly rel: string;
          readonly disabled: boolean;
          readonly href: string;
        }) => asked.push(`${rel} ${href}${disabled ? ', disabled' : ''}`),
      },
    },
    addEventListener: (type: string, listener: () => void) => heard.set(type, listener),
    requestAnimationFrame: (next: () => void) => next(),
    setTimeout: (next: () => void, ms?: number) => {
      if (ms === undefined) next();
    },
    run: (entry: string) => asked.push(entry),
  };
  new Function(...Object.keys(surroundings), script)(...Object.values(surroundings));
  expect(asked).toEqual([]);
  heard.get('pointerdown')?.();
  heard.get('load')?.();
  expect(asked).toEqual(['modulepreload /assets/a.js', 'stylesheet /assets/a.css, disabled', '/assets/entry.js']);
});
