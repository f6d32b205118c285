/** A cheap telephone on a slow mobile line, as benchmarks that drive a browser see it. */
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** How much slower than this machine its processor is. */
export const SLOWER = 4;
/** Lighthouse's slow 4G, as a connection that is really that slow. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** A device of its own: nothing is kept from one context to the next. */
export async function slowPhone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', baseURL });
  // Greetings that stay until they are closed would be in the way of every measurement.
  await context.addInitScript(() => {
    localStorage.setItem('pofta.bun-venit', '1');
    localStorage.setItem('pofta.newsletter', JSON.stringify({ quietUntil: Number.MAX_SAFE_INTEGER }));
  });
  return context;
}

export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await devtools.send('Network.emulateNetworkConditions', LINE);
  return page;
}
