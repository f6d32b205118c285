// `npm run build`: always builds, even when the sources have not changed.
import { build } from './bootstrap/build.mjs';
import { install } from './bootstrap/install.mjs';

process.exitCode = (await install()) ? await build() : 1;
