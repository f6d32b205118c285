/**
 * Shortens class names, because they are part of every page: two letters for the file, one for the class, the same in
 * every build.
 */
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { letters } from './letters.ts';

const ROOT = `${import.meta.dirname}/..`;

/** For Vite's `css.modules.generateScopedName`. */
export function shortClassNames(): (name: string, file: string, css: string) => string {
  const files = globSync('src/**/*.module.css', { cwd: ROOT }).sort();
  return (name, file, css) => {
    const place = files.indexOf(relative(ROOT, file.split('?')[0] ?? file));
    if (place < 0) throw new Error(`Not a style sheet of ours: ${file}`);
    const names = new Set(
      [...css.matchAll(/\.([a-z][\w-]*)|@keyframes ([\w-]+)/gi)].map(([, rule, frames]) => rule ?? frames),
    );
    return `${letters(place).padStart(2, 'a')}${letters([...names].indexOf(name))}`;
  };
}
