import { openPanel, TABLET } from './support/at-the-panel.ts';
import { aDish } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('a dish is marked sold out in two taps and taken back in one: the guest sees both at once', async ({
  page,
  shop,
  openDevice,
}) => {
  const { id, name } = await aDish(shop, { name: 'Tochitură' });
  const tablet = await openDevice({ viewport: TABLET });
  await openPanel(tablet, shop, 'Elena');
  await tablet.getByRole('link', { name: 'Epuizate' }).click();
  await tablet.getByLabel('Caută în meniu').fill(name.toLowerCase().replace('ă', 'a'));
  await tablet.getByRole('button', { name: `Epuizat: ${name}` }).click();
  await tablet.getByRole('dialog').getByRole('button', { name: 'Până mâine' }).click();
  const marks = tablet.getByRole('list', { name: 'Epuizate acum' });
  await expect(marks.getByText(name)).toBeVisible();

  await page.goto(`/meniu/${id}`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Stoc epuizat' })).toBeDisabled();

  await marks.getByRole('button', { name: `A revenit: ${name}` }).click();
  await expect(tablet.getByText(new RegExp(`^${name}.*: din nou disponibil\\.$`))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: /^Adaugă în coș/ })).toBeEnabled();
});
