import type { Page } from '@playwright/test';

/** A screen or an overlay, with the steps that open it. */
export type View = {
  /** File name of its picture. */
  readonly name: string;
  /** Resolves when the screen is complete. */
  readonly open: (page: Page) => Promise<void>;
  /**
   * A later view needs the effects of opening this one (a session, a cart, an order): it is opened even when it is not
   * checked.
   */
  readonly leadsOn?: true;
};
