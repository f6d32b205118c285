import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run screenshots`: every screen of the way, for people to look at. No part of `npm test`. */
export default defineConfig({
  ...journeys,
  testMatch: '**/*.look.ts',
  timeout: 300_000,
});
