import type { Page } from '@playwright/test';

/** A screen or an overlay on the way from hunger to a delivered order, and how to get there. */
export type View = {
  /** File name of its picture. */
  readonly name: string;
  /** Ends when the screen is whole. */
  readonly open: (page: Page) => Promise<void>;
  /** A later view needs what opening this one did (a session, a cart, an order): it is opened even where it is not read. */
  readonly leadsOn?: true;
};
