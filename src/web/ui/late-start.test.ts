import { expect, test } from 'vitest';
import { lateStart } from './late-start.ts';

test('all files are asked for once, whatever comes first: the page, a touch or the clock', () => {
  const asked: string[] = [];
  const heard = new Map<string, () => void>();
  const script = lateStart('/assets/entry.js', ['/assets/a.js']).replace('import(', 'run(');
  const surroundings = {
    document: {
      createElement: () => ({}),
      head: { append: ({ href }: { readonly href: string }) => asked.push(href) },
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
  expect(asked).toEqual(['/assets/a.js', '/assets/entry.js']);
});
