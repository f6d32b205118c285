// `npm run screenshots`: saves pictures of every screen to screenshots/, to be looked at.
import { buildWhenStale } from './bootstrap/build.mjs';
import { findOrInstallChromium } from './bootstrap/chromium.mjs';
import { install } from './bootstrap/install.mjs';
import { findPinnedNode, findTool, projectEnvironment } from './bootstrap/project.mjs';
import { run } from './bootstrap/run.mjs';

process.exitCode = await takePictures();

async function takePictures() {
  if (!(await install()) || (await buildWhenStale()) !== 0) return 1;
  const chromium = await findOrInstallChromium();
  if (chromium === null) return 1;
  const playwright = findTool('@playwright/test', 'playwright');
  return run(
    findPinnedNode(),
    [playwright, 'test', '--config', 'playwright.screenshots.config.ts', '--reporter=list'],
    {
      env: { ...projectEnvironment(), CHROMIUM_PATH: chromium },
    },
  );
}
