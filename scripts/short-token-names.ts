/**
 * Shortens the names of design tokens, because they are part of every page and its styles: one or two letters, the same
 * in every build.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { letters } from './letters.ts';

const ROOT = join(import.meta.dirname, '..');
const TOKENS = join(ROOT, 'src/web/ui/tokens.css');
const OURS = /\/src\/web\/.*\.(css|tsx?)(\?|$)/;

/** Renames the custom properties that `tokens.css` defines, wherever the project's sources use them. */
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
 * In a style sheet a name is a whole token; in a script it begins a string or follows `var(`, which `--` as an operator
 * never does.
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
