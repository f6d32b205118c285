/** Names of design tokens travel inside every page and each style of it: one letter or two instead, the same in every build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { letters } from './letters.ts';

const ROOT = join(import.meta.dirname, '..');
const TOKENS = join(ROOT, 'src/web/ui/tokens.css');
const OURS = /\/src\/web\/.*\.(css|tsx?)(\?|$)/;

/** Renames the custom properties that `tokens.css` defines, wherever our sources name them. */
export function shortTokenNames(): Plugin {
  const rename = renamer(readFileSync(TOKENS, 'utf8'));
  return {
    name: 'pofta:short-token-names',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: OURS, code: '--' }, handler: (code) => ({ code: rename(code), map: null }) },
  };
}

/**
 * In a style sheet a name stands alone; in a script it begins a string or follows `var(`, which a decrement never does.
 *
 * @param definitions style sheet whose custom properties are renamed
 */
export function renamer(definitions: string): (code: string) => string {
  const shortNames = new Map(tokenNames(definitions).map((token, place) => [token, `--${letters(place)}`]));
  return (code) => code.replaceAll(/(?<=[\s'"`({;,]|^)--[a-z][a-z-]*/g, (name) => shortNames.get(name) ?? name);
}

export function tokenNames(definitions: string): readonly string[] {
  return [...new Set([...definitions.matchAll(/^\s*(--[a-z-]+):/gm)].map(([, token = '']) => token))].sort();
}
