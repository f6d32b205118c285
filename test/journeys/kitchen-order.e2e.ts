import { bani } from '#domain/money/bani.ts';
import { answerAllOrders, cardOf, minutesOf, openPanel, popup, startAlerts, TABLET } from './support/at-the-panel.ts';
import { bringToCheckout, lookAgainFor, openMore, order } from './support/at-the-shop.ts';
import { aDish } from './support/dishes.ts';
import { expect, step, test } from './support/journey.ts';

const ALLERGY_TICK = 'Bucătăria a citit mesajul despre alergii și poate pregăti comanda';
const CONFIRMED = 'Bucătăria a confirmat: a citit mesajul tău despre alergii.';

test('from the ring to the hand-over: one tablet accepts, the other reads it and changes the hour, the guest follows without reloading', async ({
  page,
  shop,
  guest,
  openDevice,
}) => {
  const dish = await aDish(shop, { boxPrice: bani(150) });
  await answerAllOrders(shop);
  const [tablet, counter] = [await openDevice({ viewport: TABLET }), await openDevice({ viewport: TABLET })];
  await openPanel(tablet, shop, 'Maria');
  await openPanel(counter, shop, 'Ioan');
  await startAlerts(tablet);
  // To a page that does not show the order.
  await tablet.getByRole('link', { name: 'Acceptate' }).click();
  await expect(tablet.getByRole('heading', { name: 'Acceptate' })).toBeVisible();

  let number = 0;
  const dialog = () => tablet.getByRole('dialog', { name: `Acceptă comanda nr. ${number}` });
  const lost = counter.getByRole('dialog', { name: /^Acceptă comanda/ });

  await step(
    'a manager hears an order and reads the whole of it, its allergy first, whichever button leads there',
    async () => {
      await bringToCheckout(page, dish.id, guest);
      await openMore(page);
      await page.getByLabel('Informații suplimentare').fill('ALERGIE LA NUCI!');
      number = await order(page);
      const waiting = popup(tablet);
      await expect(waiting.getByRole('heading', { name: 'Comandă nouă!' })).toBeVisible();
      await expect(waiting.getByText(`${guest.firstName} ${guest.lastName}`, { exact: true })).toBeVisible();
      await expect(waiting.getByText('„ALERGIE LA NUCI!”')).toBeVisible();
      // While it rings, the bar offers to silence it.
      await expect(tablet.getByRole('banner').getByRole('button', { name: 'Oprește sunetul' })).toBeVisible();
      await expect(tablet).toHaveTitle(/^\(1\) /);

      const whole = dialog().getByRole('region', { name: 'Comanda întreagă' });
      /** Whichever button opens the dialog, it shows the whole order, and the allergy has a checkbox of its own. */
      const readWholeOrder = async () => {
        await expect(whole.getByText('ATENȚIE: ALERGIE')).toBeVisible();
        await expect(whole.getByText('„ALERGIE LA NUCI!”')).toBeVisible();
        await expect(whole.getByText(dish.name)).toBeVisible();
        await expect(whole.getByText('Ridicare din restaurant')).toBeVisible();
        await expect(whole.getByText('Numerar')).toBeVisible();
        await expect(dialog().getByRole('checkbox', { name: ALLERGY_TICK })).not.toBeChecked();
      };
      await waiting.getByRole('button', { name: 'Acceptă' }).click();
      await readWholeOrder();
      await tablet.keyboard.press('Escape');
      await tablet.getByRole('link', { name: 'Comenzi noi' }).click();
      const card = cardOf(tablet, number);
      await expect(card.getByText('„ALERGIE LA NUCI!”')).toBeVisible();
      await expect(waiting.getByRole('heading', { name: 'Comandă nouă!' })).toBeHidden();
      await card.getByRole('button', { name: 'Acceptă' }).focus();
      await tablet.keyboard.press('Enter');
      await readWholeOrder();
      await tablet.keyboard.press('Escape');
      await expect(card.getByRole('button', { name: 'Acceptă' })).toBeFocused();
      await card.getByRole('link', { name: `Comanda nr. ${number}` }).click();
      await expect(tablet.getByRole('main').getByText('„ALERGIE LA NUCI!”').first()).toBeVisible();
      await tablet.getByRole('main').getByRole('button', { name: 'Acceptă' }).click();
      await readWholeOrder();
    },
  );
  await step('the other tablet is about to accept it too', async () => {
    await cardOf(counter, number).getByRole('button', { name: 'Acceptă' }).click();
    await minutesOf(counter.getByRole('dialog'), 25).check();
  });
  await step('it is accepted for more, with the allergy read; the guest reads it without reloading', async () => {
    await minutesOf(dialog(), 30).check();
    await dialog().getByLabel('Cost ambalaje').selectOption({ label: '4,00 lei' });
    await expect(dialog().getByText('Totalul crește de la 33,50 lei la 36,00 lei')).toBeVisible();
    await dialog().getByRole('checkbox', { name: 'Clientul a fost de acord' }).check();
    await dialog().getByRole('checkbox', { name: ALLERGY_TICK }).check();
    await dialog().getByRole('button', { name: 'Acceptă' }).click();
    await expect(dialog()).toBeHidden();
    await expect(tablet.getByText('Sunet pornit')).toBeVisible();
    await expect(popup(tablet).getByRole('heading', { name: 'Comandă nouă!' })).toBeHidden();

    await expect(tablet.getByText('mesajul despre alergii a fost citit')).toBeVisible();
    await expect(page.getByText('Comanda este acceptată')).toBeVisible();
    await expect(page.getByText(CONFIRMED)).toBeVisible();
    await expect(page.getByText(/O poți ridica (mâine, )?în jurul orei \d\d:\d\d \(peste/)).toBeVisible();
    await expect(page.getByText('36,00 lei').last()).toBeVisible();
    const letter = await guest.letter(/acceptată/);
    expect(letter.subject).toBe(`Comanda ta nr. ${number} a fost acceptată: gata în aproximativ 30 de minute`);
    expect(letter.text).toContain('36,00');
    expect(letter.text).toContain(CONFIRMED);
  });
  await step('the other tablet reads at once who was first', async () => {
    // Without a press, so that staff do not call the guest of an order that is already decided.
    await expect(lost.getByRole('alert')).toContainText(/Comanda a fost deja acceptată de Maria Rus, la/);
    await expect(lost.getByRole('button', { name: 'Acceptă' })).toHaveCount(0);
    const close = lost.getByRole('button', { name: 'Închide' }).last();
    await expect(close).toBeFocused();
    await close.click();
    await expect(cardOf(counter, number).getByText('Acceptată')).toBeVisible();
  });
  await step('the hour changes after acceptance: both panels and the guest follow', async () => {
    await counter
      .getByRole('link', { name: `Comanda nr. ${number}` })
      .first()
      .click();
    await counter.getByRole('main').getByRole('button', { name: 'Schimbă ora' }).click();
    const dialog = counter.getByRole('dialog', { name: `Altă oră pentru comanda nr. ${number}` });
    await dialog.getByRole('button', { name: 'Schimbă ora' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Alegeți ora nouă.');
    await dialog.getByRole('radio', { name: /^45,/ }).check();
    await dialog.getByRole('button', { name: 'Schimbă ora' }).click();
    await expect(dialog).toBeHidden();
    await expect(counter.getByRole('main').getByText('Altă oră')).toBeVisible();
    await expect(counter.getByRole('main').getByText('de Ioan Rus')).toBeVisible();
    await lookAgainFor(page, page.getByText(/Ora s-a schimbat\. O poți ridica (mâine, )?în jurul orei \d\d:\d\d/));
    expect((await guest.letter(/ora nouă este/)).text).toContain('Noua oră: ');
  });
  await step(
    'one piece more is proposed: the guest says yes on the phone, the board shows it; on the telephone it is taken back',
    async () => {
      const main = counter.getByRole('main');
      const dialog = counter.getByRole('dialog', { name: `Schimbă comanda nr. ${number}` });
      await main.getByRole('button', { name: 'Schimbă comanda' }).click();
      await dialog.getByRole('button', { name: `Mai mult: ${dish.name}` }).click();
      await expect(dialog.getByText('De plată: 69,50 lei')).toBeVisible();
      await dialog.getByLabel('Adaugă un preparat').fill('cio');
      await counter.keyboard.press('Escape');
      await expect(dialog.getByLabel('Adaugă un preparat')).toHaveValue('');
      await counter.keyboard.press('Escape');
      const question = counter.getByRole('dialog', { name: 'Renunțați la modificări?' });
      await question.getByRole('button', { name: 'Păstrează modificările' }).click();
      await expect(question).toBeHidden();
      await expect(dialog.getByLabel('Adaugă un preparat')).toBeFocused();
      await expect(dialog.getByText('De plată: 69,50 lei')).toBeVisible();
      await dialog.getByRole('button', { name: 'Întreabă clientul' }).click();
      await expect(dialog).toBeHidden();
      await expect(main.getByText(/Clientul este întrebat, până la/)).toBeVisible();
      const asked = page.getByRole('region', { name: 'Restaurantul îți propune o schimbare' });
      await lookAgainFor(page, asked);
      await expect(asked.getByText(`+ 1 × ${dish.name}`)).toBeVisible();
      await asked.getByRole('button', { name: /^Accept, plătesc 69,50/ }).click();
      await expect(asked).toBeHidden();
      await expect(page.getByText('69,50 lei').last()).toBeVisible();
      await tablet.getByRole('link', { name: 'Tablă' }).click();
      const changed = tablet
        .getByRole('region', { name: /^În lucru/ })
        .getByRole('article')
        .filter({ hasText: 'Comandă schimbată' });
      await expect(changed.getByText(`+ 1 × ${dish.name}`)).toBeVisible();
      await main.getByRole('button', { name: 'Schimbă comanda' }).click();
      await dialog.getByRole('button', { name: `Mai puțin: ${dish.name}` }).click();
      await dialog.getByRole('radio', { name: 'A acceptat la telefon' }).check();
      await dialog.getByRole('button', { name: 'Schimbă comanda' }).click();
      await expect(dialog).toBeHidden();
      await expect(main.getByRole('heading', { name: 'Versiuni' })).toBeVisible();
      await expect(changed).toHaveCount(0);
    },
  );
  const station = `Oale ${dish.id}`;
  const { id: stationId } = await shop.db
    .insertInto('stations')
    .values({ name: station, position: dish.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('products').set({ station_id: stationId }).where('id', '=', dish.id).execute();
  await step('on the board it is ready by one key, back by another, ready again; the guest sees it', async () => {
    await tablet.getByRole('link', { name: 'Tablă' }).click();
    const lane = (name: string) => tablet.getByRole('region', { name: new RegExp(`^${name}`) });
    const onBoard = lane('În lucru')
      .getByRole('article')
      .filter({ has: tablet.getByRole('link', { name: `Comanda nr. ${number}` }) });
    await expect(onBoard.getByText('„ALERGIE LA NUCI!”')).toBeVisible();
    // A cook chooses one station, remembered on this tablet; dishes without a station are shown separately.
    const own = tablet.getByRole('button', { name: station, exact: true });
    await tablet.reload();
    await tablet.getByRole('button', { name: 'Fără secție', exact: true }).focus();
    await tablet.keyboard.press('Space');
    await expect(onBoard).toBeHidden();
    await own.focus();
    await tablet.keyboard.press('Space');
    await tablet.reload();
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await expect(
      tablet
        .getByRole('listitem')
        .filter({ hasText: `1 × ${dish.name}` })
        .first(),
    ).toBeVisible();
    await expect(onBoard).toBeVisible();
    const ready = onBoard.getByRole('button', { name: `Gata: comanda nr. ${number}` });
    await tablet.keyboard.press((await ready.getAttribute('aria-keyshortcuts')) ?? '');
    await expect(tablet.getByText(/^#\d+: gata\.$/)).toBeVisible();
    await expect(lane('Gata').getByRole('link', { name: `Comanda nr. ${number}` })).toHaveText(/#\d+$/);
    await tablet.keyboard.press('0');
    await expect(tablet.getByText(/^#\d+: din nou în lucru\.$/)).toBeVisible();
    await expect(ready).toBeEnabled();
    await ready.focus();
    await tablet.keyboard.press('Enter');
    await expect(lane('Gata').getByRole('button', { name: `Ridicată: comanda nr. ${number}` })).toBeVisible();
    await lookAgainFor(page, page.getByText('Comanda e gata', { exact: true }));
  });
  await step('the money is taken at the door, some of it in notes', async () => {
    await tablet.getByRole('link', { name: 'Acceptate' }).click();
    await cardOf(tablet, number).getByRole('button', { name: 'Ridicată' }).click();
    const handover = tablet.getByRole('dialog', { name: `Comanda nr. ${number}` });
    await expect(handover.getByText('De încasat: 36,00 lei')).toBeVisible();
    await expect(handover.getByRole('radio', { name: 'Numerar', exact: true })).toBeChecked();
    await handover.getByRole('radio', { name: 'Numerar și card' }).check();
    await handover.getByLabel('Numerar, în lei').fill('12');
    await handover.getByLabel('Card, în lei').fill('23');
    await handover.getByRole('button', { name: 'Marchează ca ridicată' }).click();
    await expect(handover.getByRole('alert')).toContainText('să dea împreună 36,00');
    await handover.getByLabel('Card, în lei').fill('24');
    await handover.getByRole('button', { name: 'Marchează ca ridicată' }).click();
    await expect(handover).toBeHidden();
    await lookAgainFor(page, page.getByText('Poftă bună!'));
    await expect(page.getByText('Comanda a fost ridicată. Îți mulțumim!')).toBeVisible();
    await expect(
      counter.getByRole('main').getByText(/încasat 12,00\s*lei numerar și 24,00\s*lei cu cardul/),
    ).toBeVisible();
    await expect(counter.getByRole('main').getByText('Numerar și card · Plătit')).toBeVisible();
  });
  await step('what was taken is corrected, and says who did it', async () => {
    // The guest paid by card instead: staff correct the payment.
    await tablet.goto(`/comenzi/${number}`);
    await tablet.getByRole('button', { name: 'Corectează plata' }).click();
    const correction = tablet.getByRole('dialog', { name: `Plata comenzii nr. ${number}` });
    await expect(correction.getByText('Înregistrată acum: Numerar și card')).toBeVisible();
    await correction.getByRole('radio', { name: 'Card', exact: true }).check();
    await correction.getByRole('button', { name: 'Salvează plata' }).click();
    await expect(correction).toBeHidden();
    const step = tablet.getByRole('listitem').filter({ hasText: 'Plata corectată' });
    await expect(step).toContainText('de Maria Rus');
    await expect(step).toContainText('cu cardul');
  });
});
