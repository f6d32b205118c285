import type { Page } from '@playwright/test';

/** Chooses an action of a row from its „⋯”, by the name of the row's thing. */
export async function chooseAction(page: Page, name: string | RegExp, action: string): Promise<void> {
  const menu =
    typeof name === 'string'
      ? page.getByRole('button', { name: `Mai multe acțiuni: ${name}`, exact: true })
      : page.getByRole('button', { name: /^Mai multe acțiuni: / }).and(page.getByRole('button', { name }));
  await menu.first().click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
