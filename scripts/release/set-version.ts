// `npm run release -- version 0.2.0`: writes the version and cuts its section of the changelog; prints what to commit and tag.
import { readFileSync, writeFileSync } from 'node:fs';
import { cutSection, replaceVersion, requireFollowing } from './cut-version.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const [next = ''] = process.argv.slice(2);
const { version: present } = JSON.parse(read('package.json')) as { readonly version: string };
requireFollowing(next, present);
const day = new Date().toISOString().slice(0, 10);
const changelog = cutSection(read('CHANGELOG.md'), next, day);
const lockfile = read('package-lock.json')
  // The second one is that of the first package, the product itself.
  .split(/(?<="packages": \{)/)
  .map((part) => replaceVersion(part, present, next))
  .join('');
writeFileSync('package.json', replaceVersion(read('package.json'), present, next));
writeFileSync('package-lock.json', lockfile);
writeFileSync('CHANGELOG.md', changelog);
console.log(`git commit --all --message "chore(release): ${next}"
git tag --annotate v${next} --message "Poftă ${next}"
git push --follow-tags`);
