/** A cheap phone on a slow mobile connection, for benchmarks that drive a browser. */
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Slowdown of its processor compared with this machine. */
export const SLOWER = 4;
/** Lighthouse's slow 4G, applied as real throttling. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** A device of its own: nothing is kept from one context to the next. */
export async function slowPhone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', baseURL });
  // The welcome card would be in the way of every measurement.
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
