// `node scripts/measure-first-load.mjs [http://localhost:3000]`: what a browser fetches for the first look at a page,
// in kB as brotli: scripts, the styles written into the page, the page itself. Exit code 1 over the budget.
import { brotliCompressSync } from 'node:zlib';

const BASE = process.argv[2] ?? 'http://localhost:3000';
const PAGES = ['/', '/meniu'];
const BUDGET = { scripts: 105, styles: 3.6 };

for (const path of PAGES) {
  const html = await (await fetch(BASE + path)).text();
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');
  const scripts = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, address]) => address));
  const inline = /import\("(\/assets\/[^"]+\.js)"\)/.exec(html)?.[1];
  if (inline) scripts.add(inline);
  let total = 0;
  for (const address of scripts) total += brotliSize(await (await fetch(BASE + address)).bytes());
  const figures = { scripts: total, styles: brotliSize(Buffer.from(styles)), page: brotliSize(Buffer.from(html)) };
  const words = Object.entries(figures).map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)} kB`);
  console.log(`${path}: ${words.join(', ')} (${scripts.size} files)`);
  if (figures.scripts > BUDGET.scripts * 1000 || figures.styles > BUDGET.styles * 1000) process.exitCode = 1;
}

function brotliSize(bytes) {
  return brotliCompressSync(bytes).length;
}
