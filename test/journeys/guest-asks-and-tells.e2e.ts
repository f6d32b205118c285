import { randomUUID } from 'node:crypto';
import { anotherSite } from './support/another-site.ts';
import { openOffice } from './support/at-the-office.ts';
import { answerAllOrders, openPanel, TABLET } from './support/at-the-panel.ts';
import { addFromItsPage, bringToCheckout, order } from './support/at-the-shop.ts';
import { aDish } from './support/dishes.ts';
import { goInside } from './support/go-inside.ts';
import { expect, step, test } from './support/journey.ts';

test('a table is asked for and answered; an opinion, a withdrawal and an invitation reach whom they should', async ({
  page,
  shop,
  guest,
  openDevice,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|status of 422|\/c\/1-nuexista/);
  await answerAllOrders(shop);
  await step(
    'a table for twelve: a request that does not get through keeps what was typed, and is sent once',
    async () => {
      const form = page.getByRole('form', { name: 'Rezervă o masă' });
      // A first visit: the welcome card closes when the form is used.
      await page.addInitScript(() => localStorage.removeItem('pofta.bun-venit'));
      await page.goto('/');
      const greeting = page.getByRole('complementary', { name: /^Bun venit/ });
      await expect(greeting).toBeVisible();
      await page.getByRole('heading', { name: 'Rezervă o masă' }).scrollIntoViewIfNeeded();
      await expect(greeting).toBeHidden();
      await expect(form).toBeVisible();
      await expect(form.getByLabel('Ora')).toContainText('19:00');
      await form.getByRole('button', { name: 'Trimite rezervarea' }).click();
      await expect(form.getByLabel('Nume și prenume')).toBeFocused();
      await expect(form.getByText('Câmp obligatoriu')).toHaveCount(3);

      await form.getByLabel('Nume și prenume').fill(`${guest.firstName} ${guest.lastName}`);
      await form.getByLabel('Număr de telefon').fill(guest.phone);
      await form.getByLabel('Adresă de e-mail').fill(guest.email);
      await form.getByLabel('Număr de persoane').selectOption('5+');
      await form.getByRole('button', { name: 'Trimite rezervarea' }).click();
      await expect(form.getByLabel('Câte persoane veți fi?')).toBeFocused();
      await expect(form.getByText('Câmp obligatoriu')).toHaveCount(1);
      await form.getByLabel('Câte persoane veți fi?').fill('12');
      await page.context().setOffline(true);
      await form.getByRole('button', { name: 'Trimite rezervarea' }).click();
      await expect(form.getByRole('alert')).toContainText(
        'A apărut o eroare: rezervarea nu este posibilă momentan. Nu există conexiune la internet.',
      );
      await page.context().setOffline(false);
      await expect(form.getByLabel('Adresă de e-mail')).toHaveValue(guest.email);
      await form.getByRole('button', { name: 'Trimite rezervarea' }).click();
      const booked = page.getByRole('dialog', { name: 'Am primit cererea ta' });
      await expect(booked).toContainText('ora 19:00');
      await expect(booked).toContainText('12 persoane');
      await booked.getByRole('button', { name: 'Am înțeles' }).click();
      await expect(booked).toBeHidden();

      const kept = await shop.db.selectFrom('reservations').select('people').where('email', '=', guest.email).execute();
      expect(kept).toEqual([{ people: 12 }]);
      const letter = await guest.letter(/^Cererea ta de rezervare pentru .*, ora 19:00$/);
      expect(letter.text).toContain('Masa este rezervată după ce te contactăm');
    },
  );
  await step('another hour is offered, the guest takes it from the mail, and gives it back', async () => {
    const tablet = await openDevice({ viewport: TABLET });
    await openPanel(tablet, shop, 'Corina');
    await expect(tablet.getByText(/cerer.* de rezervare așteaptă răspuns/)).toBeVisible();
    await tablet.getByRole('link', { name: 'Rezervări', exact: true }).click();
    const waiting = tablet.getByRole('region', { name: 'Așteaptă răspuns' });
    const card = waiting
      .getByRole('listitem')
      .filter({ hasText: guest.phone.slice(-3) })
      .first();
    await card.getByRole('button', { name: 'Propune altă oră' }).click();
    const dialog = tablet.getByRole('dialog');
    await dialog.getByLabel('Ora').fill('20:30');
    await dialog.getByRole('button', { name: 'Trimite propunerea' }).click();
    await expect(dialog).toBeHidden();

    const offer = await guest.letter(/^Îți propunem altă oră/);
    const link = /\/rezervare\/[\w-]+/.exec(offer.text)?.[0] ?? '';
    await page.goto(link);
    await expect(page.getByText(/ora 20:30/)).toBeVisible();
    await page.getByRole('button', { name: 'Accept ora propusă' }).click();
    await expect(page.getByText('Masa este rezervată pe numele tău. Te așteptăm!')).toBeVisible();
    expect((await guest.letter(/este confirmată$/)).subject).toContain('ora 20:30');
    await page.getByRole('button', { name: 'Anulează rezervarea' }).click();
    await page.getByRole('button', { name: 'Da, anulează' }).click();
    await expect(page.getByText('Rezervarea a fost anulată.')).toBeVisible();
  });
  await step('the button on the site of the restaurant says how long an order takes, and opens the shop', async () => {
    await using other = await anotherSite(`
      <a href="${shop.address}/meniu" data-pofta="comanda">Comandă online</a>
      <span class="glf-button" data-glf-cuid="a" data-glf-ruid="b">Vezi meniul</span>
      <span class="glf-button reservation" data-glf-reservation="true">Rezervă</span>
      <script src="${shop.address}/embed.js" async></script>`);
    const site = await openDevice();
    await site.goto(other.address);
    await expect(site.getByRole('link', { name: 'Comandă online' })).toContainText(/Deschis · livrare ~\d+ min/);
    await expect(site.getByRole('link', { name: /^Vezi meniul/ })).toHaveAttribute('href', `${shop.address}/meniu`);
    await expect(site.getByRole('link', { name: 'Rezervă', exact: true })).toHaveAttribute(
      'href',
      `${shop.address}/rezervare`,
    );
    const [opened] = await Promise.all([
      site.waitForEvent('popup'),
      site.getByRole('link', { name: /^Vezi meniul/ }).click(),
    ]);
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(opened.url()).pathname).toBe('/meniu');
    await site.goto(`${shop.address}/rezervare`);
    await expect(site.getByRole('form', { name: 'Rezervă o masă' })).toBeVisible();
  });
  await step(
    'a cart is sent as a short address; who opens it reads what has changed and is asked about an own cart',
    async () => {
      const dish = await aDish(shop);
      await addFromItsPage(page, dish.id);
      await page.getByRole('button', { name: /^Coș/ }).click();
      const [made] = await Promise.all([
        page.waitForResponse('**/user-service/cart-links'),
        page.getByRole('button', { name: 'Trimite coșul unui prieten' }).click(),
      ]);
      const { path } = await made.json();
      await shop.db.updateTable('sizes').set({ price_bani: 3900 }).where('id', '=', dish.sizeId).execute();

      const friend = await openDevice();
      await friend.goto(path);
      await expect(friend.getByRole('heading', { name: 'Un coș pregătit pentru tine' })).toBeVisible();
      await expect(friend.getByText(`${dish.name}: 39,00 lei, era 32,00 lei.`)).toBeVisible();
      await friend.getByRole('button', { name: 'Pune în coș · 39,00 lei' }).click();
      await expect(friend.getByRole('dialog').getByText(dish.name).first()).toBeVisible();
      await friend.goto(path);
      await expect(friend.getByText('Ai deja produse în coș. Ce facem cu ele?')).toBeVisible();
      await friend.getByRole('button', { name: 'Adaugă la coșul meu' }).click();
      await expect(friend.getByRole('dialog').getByText('78,00').first()).toBeVisible();
      await friend.goto('/comanda?serviciu=ridicare');
      await friend.getByRole('banner').getByRole('button', { name: /^Coș/ }).click();
      await friend.getByRole('link', { name: 'Continuă comanda' }).click();
      await expect(friend.getByRole('radio', { name: /^Ridicare/ })).toBeChecked();
      await friend.goto('/c/1-nuexista');
      await expect(friend.getByRole('heading', { name: 'Linkul nu mai este valabil' })).toBeVisible();
    },
  );
  const office = await openDevice();
  await step('the owner reads an opinion, and then everybody does', async () => {
    const words = `Ciorba a fost caldă și bună, ${randomUUID().slice(0, 8)}.`;
    await page.goto('/');
    await page.getByRole('link', { name: 'Termeni și condiții' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^\d+\. / })).toHaveCount(13);
    await expect(page.getByText(/^Versiunea din \d+ [a-z]+ 20\d\d/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Accesibilitate' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Declarația de accesibilitate' })).toBeVisible();

    await page.getByRole('link', { name: 'Părerea ta' }).click();
    await page.getByRole('button', { name: 'Trimite părerea' }).click();
    await expect(page.getByText('Alege o notă, de la una la cinci stele.')).toBeVisible();
    await page.locator('label').filter({ hasText: '4 stele: Foarte bun' }).click();
    await page.getByRole('button', { name: 'Trimite părerea' }).click();
    await expect(page.getByText('Scrie câteva cuvinte, cel mult 2.000 de caractere.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Părerea ta' }).fill(words);
    await page.getByRole('textbox', { name: 'Numele afișat' }).fill('Ana P.');
    await page.getByRole('button', { name: 'Trimite părerea' }).click();
    await expect(page.getByRole('dialog', { name: 'Îți mulțumim pentru părerea ta!' })).toBeVisible();

    await openOffice(office, shop, '/admin/reviews');
    const review = office.getByRole('article').filter({ hasText: words });
    await review.getByRole('button', { name: 'Publică opinia lui Ana P.' }).click();
    await expect(review).toHaveCount(0);
    await page.goto('/opinii');
    await expect(page.getByText(words)).toBeVisible();
  });
  await step('a withdrawal is acknowledged on the page and by mail, and settled once the money went back', async () => {
    const dish = await aDish(shop);
    await bringToCheckout(page, dish.id, guest);
    const number = await order(page);
    await page.getByRole('link', { name: 'Retrage-te din contract aici' }).click();
    await page.getByRole('textbox', { name: 'Numărul comenzii' }).fill(String(number));
    await page.getByRole('textbox', { name: 'Adresa de e-mail a comenzii' }).fill(guest.email);
    await page.getByRole('textbox', { name: 'Nume și prenume' }).fill(guest.firstName);
    await page.getByRole('textbox', { name: /Produsele sigilate/ }).fill('2 × apă minerală');
    await page.getByRole('button', { name: 'Retrage-te din contract aici' }).click();
    await expect(page.getByRole('heading', { name: 'Verifică și confirmă' })).toBeFocused();
    await page.getByRole('button', { name: 'Modifică datele' }).click();
    await expect(page.getByRole('textbox', { name: 'Nume și prenume' })).toHaveValue(guest.firstName);
    await page.getByRole('button', { name: 'Retrage-te din contract aici' }).click();
    await page.getByRole('button', { name: 'Confirm retragerea' }).click();
    await expect(page.getByText(/Am primit cererea ta de retragere la/)).toBeVisible();
    const letter = await guest.letter(/Am primit cererea ta de retragere/);
    expect(letter.text).toContain('2 × apă minerală');

    await goInside(office, '/admin/withdrawals');
    const card = office.getByRole('article').filter({ hasText: String(number) });
    await card.getByRole('button', { name: `Marchează ca rezolvată: comanda nr. ${number}` }).click();
    await expect(card).toHaveCount(0);
    await office.getByRole('link', { name: 'Rezolvate' }).click();
    await expect(card).toContainText('Rezolvată de');
    await goInside(office, '/admin/changes?subject=withdrawal');
    await expect(office.getByText(`Retragere, comanda nr. ${number}`).first()).toBeVisible();
  });
  await step(
    'the invitation comes after a pause, is not in the way of anything, and stays away once it was closed',
    async () => {
      const phone = await openDevice();
      // A device without a newsletter invitation so far: removes what the fixture stored, before the page reads it.
      await phone.addInitScript(() => {
        if (sessionStorage.getItem('inceput') === null) localStorage.removeItem('pofta.newsletter');
        sessionStorage.setItem('inceput', '1');
      });
      await phone.clock.install();
      await phone.goto('/meniu');
      await expect(phone.getByRole('heading', { name: 'Meniu', exact: true })).toBeVisible();
      const invitation = phone.getByRole('dialog', { name: 'Abonează-te la newsletter' });
      // The script that counts the pause loads after the page: skipping time earlier would not be counted.
      await phone.waitForLoadState('networkidle');
      // However long the page really takes, its clock now moves only when told.
      await phone.clock.pauseAt(await phone.evaluate(() => Date.now() + 1_000));
      await phone.clock.fastForward(20_000);
      await expect(invitation).toBeHidden();
      await phone.getByRole('searchbox').focus();
      await phone.clock.fastForward(20_000);
      await expect(invitation).toBeHidden();
      await phone.getByRole('searchbox').blur();
      await phone.clock.fastForward(6_000);
      await phone.clock.resume();
      await expect(invitation).toBeVisible();
      await invitation.getByRole('button', { name: 'Poate altă dată' }).click();
      await expect(invitation).toBeHidden();
      expect(await phone.evaluate(() => localStorage.getItem('pofta.newsletter'))).toContain('quietUntil');
    },
  );
});
