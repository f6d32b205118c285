// `npm run build`: always builds, whatever the last build was made of.
import { build } from './bootstrap/build.mjs';
import { install } from './bootstrap/install.mjs';

process.exitCode = (await install()) ? await build() : 1;
