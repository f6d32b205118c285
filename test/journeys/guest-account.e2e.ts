import { enterAccount, linkIn, openAccount, orderAsGuest, PASSWORD, signIn } from './support/at-the-account.ts';
import { acceptTerms, bringToCheckout, goToCheckout, order, orderButton } from './support/at-the-shop.ts';
import { aDish, ordersOf } from './support/dishes.ts';
import { expect, type Guest, step, test } from './support/journey.ts';

const DAY_MS = 24 * 3_600_000;

test('from registering to ordering again, out and in by a new password, and away with everything', async ({
  page,
  shop,
  guest,
  openDevice,
  complaints,
}) => {
  // The browser asks the server whether a session is valid (401); the other refusals are provoked.
  complaints.expect(/status of 4\d\d/);
  await step('what was ordered as a guest is in the account, and no form is filled twice', async () => {
    const dish = await aDish(shop);
    const numbers = await orderAsGuest(shop, dish, guest, 11);

    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Contul meu' }).click();
    await page.getByRole('link', { name: 'Nu ai cont? Creează unul' }).click();
    const registration = page.getByRole('form', { name: 'Creează cont' });
    await registration.getByRole('button', { name: 'Creează cont' }).click();
    await expect(registration.getByText('Scrie adresa de e-mail.')).toBeVisible();
    await registration.getByLabel('Prenume').fill(guest.firstName);
    await registration.getByLabel('Nume', { exact: true }).fill(guest.lastName);
    await registration.getByLabel('Adresă de e-mail').fill(guest.email);
    const ticks = registration.getByText('îndeplinit');
    await registration.getByLabel('Parolă', { exact: true }).fill('Summer2026!');
    await expect(registration.getByText('se verifică')).toHaveCount(0);
    await expect(ticks).toHaveCount(5);
    await registration.getByLabel('Parolă', { exact: true }).fill(PASSWORD);
    await expect(ticks).toHaveCount(6);
    await registration.getByLabel('Confirmă parola', { exact: true }).fill('altceva');
    await registration.getByRole('button', { name: 'Creează cont' }).click();
    await expect(registration.getByText('Parolele nu coincid.')).toBeVisible();
    await registration.getByLabel('Confirmă parola', { exact: true }).fill(PASSWORD);
    await registration.getByRole('button', { name: 'Creează cont' }).click();
    await expect(page.getByText('Ți-am trimis un e-mail de confirmare.')).toBeVisible();

    const asked = await guest.letter(/^Confirmă-ți contul la /);
    await page.goto(linkIn(asked.text, 'confirmare-cont'));
    await page.getByLabel('Parolă', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirmă contul' }).click();
    await page.waitForURL(/\/user\/orders$/);

    const main = page.getByRole('main');
    const rows = main.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(1 + 10);
    await expect(rows.nth(1)).toContainText(String(numbers.at(-1)));
    await main.getByRole('link', { name: 'Înainte' }).click();
    await expect(page).toHaveURL(/\/user\/orders\?page=1$/);
    await expect(main.getByText('Pagina 2 din 2')).toBeVisible();
    await main.getByRole('link', { name: `Detaliile comenzii nr. ${numbers[0]}` }).click();
    await expect(main.getByRole('heading', { level: 1, name: `Comanda nr. ${numbers[0]}` })).toBeVisible();
    await expect(main.getByText('În așteptarea confirmării')).toBeVisible();
    await expect(main.getByText(guest.email)).toBeVisible();
    await expect(main.getByText(dish.name)).toBeVisible();

    await page.goto('/user/details');
    const details = main.getByRole('form', { name: 'Datele mele' });
    await expect(details.getByLabel('Adresă de e-mail')).not.toBeEditable();
    await details.getByLabel('Număr de telefon').fill('123');
    await details.getByRole('button', { name: 'Actualizează' }).click();
    await expect(details.getByText('Introdu un număr de telefon românesc')).toBeVisible();
    await details.getByLabel('Număr de telefon').fill(guest.phone);
    await details.getByRole('button', { name: 'Actualizează' }).click();
    await expect(page.getByRole('status').getByText('Datele au fost salvate cu succes!')).toBeVisible();

    await page.getByRole('link', { name: 'Adresa mea' }).click();
    const address = main.getByRole('form', { name: 'Adresa mea' });
    await address.getByLabel('Localitate').selectOption({ label: 'Blaj' });
    await address.getByLabel('Stradă').fill('Strada Lungă');
    await address.getByLabel('Număr', { exact: true }).fill('5A');
    await address.getByRole('button', { name: 'Actualizează' }).click();
    await expect(page.getByRole('status').getByText('Adresa a fost salvată cu succes!')).toBeVisible();

    await page.goto(`/user/orders/${numbers[0]}`);
    await main.getByRole('button', { name: 'Comandă din nou' }).click();
    const cart = page.getByRole('dialog', { name: 'Coșul tău' });
    await expect(cart.getByRole('heading', { name: dish.name })).toBeVisible();
    await cart.getByRole('button', { name: 'Închide' }).click();
    await goToCheckout(page);
    await page.getByRole('radio', { name: /^Livrare la domiciliu/ }).check();
    await page.getByRole('radio', { name: /^Cât mai repede/ }).check();
    // Data of the account is shown on one line.
    await expect(main.getByText(`${guest.firstName} ${guest.lastName} ·`)).toContainText('Strada Lungă');
    await page.getByRole('button', { name: 'Schimbă cine și unde primește comanda' }).click();
    await expect(page.getByLabel('Localitate')).toBeFocused();
    await expect(page.getByLabel('Localitate')).toHaveValue('Blaj');
    await expect(page.getByLabel('Stradă')).toHaveValue('Strada Lungă');
    await page.getByRole('button', { name: 'Schimbă datele de contact' }).click();
    await expect(page.getByLabel('Nume și prenume')).toBeFocused();
    await expect(page.getByLabel('Număr de telefon')).toHaveValue(guest.phone);
    await page.getByRole('radio', { name: 'Numerar', exact: true }).check();
    await acceptTerms(page);
    const again = await order(page);
    expect((await ordersOf(shop, guest.email)).at(-1)).toMatchObject({
      number: again,
      city: 'Blaj',
      street: 'Strada Lungă',
    });

    await page.goto('/user/orders');
    await expect(rows.nth(1)).toContainText(String(again));
    await page.getByRole('button', { name: 'Deconectează-te' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('status').getByText('Te-ai deconectat.')).toBeVisible();
    await page.goto('/user/orders');
    await expect(page).toHaveURL(/\/auth\?mode=authenticate/);
  });
  await step('a forgotten password is replaced by mail, and the old one opens nothing', async () => {
    await page.goto('/auth?mode=authenticate');
    await page.getByRole('link', { name: 'Ai uitat parola?' }).click();
    // Until the page is there, the address field is the one of the sign-in.
    await expect(page.getByRole('heading', { level: 1, name: 'Ai uitat parola?' })).toBeVisible();
    await page.getByRole('main').getByLabel('Adresă de e-mail').fill(guest.email);
    await page.getByRole('button', { name: 'Trimite linkul de resetare' }).click();
    await expect(page.getByText('Dacă există un cont cu această adresă')).toBeVisible();

    const letter = await guest.letter(/^Resetează-ți parola$/);
    const link = linkIn(letter.text, 'resetare-parola');
    await page.goto(link);
    await page.getByLabel('Parola nouă', { exact: true }).fill('Parola123!');
    await page.getByLabel('Confirmă parola', { exact: true }).fill('Parola123!');
    await page.getByRole('button', { name: 'Salvează parola nouă' }).click();
    await expect(page.getByText('prea ușor de ghicit')).toBeVisible();
    await page.getByLabel('Parola nouă', { exact: true }).fill('Umbrela#Verde42');
    await page.getByLabel('Confirmă parola', { exact: true }).fill('Umbrela#Verde42');
    await page.getByRole('button', { name: 'Salvează parola nouă' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Conectează-te' }).click();
    await signIn(page, guest.email);
    await expect(page.getByRole('alert')).toContainText('Adresa de e-mail sau parola este greșită.');
    await signIn(page, guest.email, 'Umbrela#Verde42');
    await page.waitForURL(/\/user\/orders$/);
    await guest.letter(/parola/i);
    await page.getByRole('button', { name: 'Deconectează-te' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
  const friend: Guest = { ...guest, firstName: 'Ion', email: guest.email.replace('ana', 'ion') };
  await step(
    'the session is checked every five minutes: it warns a day before its end, and asks again after it',
    async () => {
      const phone = await openDevice();
      const userId = await openAccount(shop, friend);
      await phone.clock.install();
      await enterAccount(phone, friend.email);
      await expect(phone.getByRole('main').getByText('Nu ai nicio comandă deocamdată.')).toBeVisible();
      await phone.goto('/auth');
      await expect(phone.getByRole('main').getByText(`(${friend.email})`)).toBeVisible();
      await expect(phone.getByRole('form', { name: 'Creează cont' })).toBeHidden();
      await phone.getByRole('link', { name: 'Mergi la contul meu' }).click();
      await phone.waitForURL(/\/user\/orders$/);
      const kept = await phone.evaluate(() => JSON.parse(localStorage.getItem('pofta.cont') ?? '{}').expiresAt);
      const { expires_at: ends } = await shop.db
        .selectFrom('sessions')
        .select('expires_at')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      expect(kept).toBe(ends.getTime());
      await expect(phone.getByText('Prelungește sesiunea')).toBeHidden();

      const endIn = (ms: number) =>
        shop.db
          .updateTable('sessions')
          .set({ expires_at: new Date(Date.now() + ms) })
          .where('user_id', '=', userId)
          .execute();
      await endIn(DAY_MS - 3_600_000);
      await phone.clock.fastForward('05:01');
      await expect(
        phone.getByText(/Sesiunea ta se încheie .+ Conectează-te din nou ca să nu te întrerupem\./),
      ).toBeVisible();

      await endIn(-1000);
      await phone.clock.fastForward('05:01');
      await expect(phone.getByText('Sesiunea a expirat. Conectează-te din nou.')).toBeVisible();
      await expect(phone).toHaveURL(/\/auth\?.*mode=authenticate/);
      await signIn(phone, friend.email);
      await phone.waitForURL(/\/user\/orders$/);

      // In the shop the page stays and shows a notice; an order is not placed without the account before the guest was
      // asked.
      const dish = await aDish(shop);
      await bringToCheckout(phone, dish.id, friend);
      await endIn(-1000);
      await orderButton(phone).click();
      const asked = phone.getByRole('alert').filter({ hasText: 'Comanda nu a fost trimisă.' });
      await expect(asked.getByText(`Sesiunea contului ${friend.email} s-a încheiat`)).toBeVisible();
      expect(await ordersOf(shop, friend.email)).toEqual([]);
      await asked.getByRole('link', { name: 'Conectează-te din nou' }).click();
      await signIn(phone, friend.email);
      await phone.waitForURL(/\/checkout$/);
      await expect(phone.getByRole('main').getByText(friend.email)).toBeVisible();
      await acceptTerms(phone);
      await order(phone);
      expect(await ordersOf(shop, friend.email)).toMatchObject([{ user_id: userId }]);

      await phone.getByRole('link', { name: 'Înapoi la meniu' }).click();
      await expect(phone.getByRole('link', { name: /Urmărește$/ })).toBeVisible();
      await endIn(-1000);
      await phone.clock.fastForward('05:01');
      await expect(phone.getByText(`Sesiunea contului ${friend.email} s-a încheiat`)).toBeVisible();
      await phone.getByRole('button', { name: 'Continuă ca oaspete' }).click();
      await bringToCheckout(phone, dish.id, friend);
      await order(phone);
      expect(await ordersOf(shop, friend.email)).toMatchObject([{ user_id: userId }, { user_id: null }]);
    },
  );
  await step('/logout signs a customer out, and nothing of theirs stays on the device', async () => {
    const dish = await aDish(shop);
    await enterAccount(page, friend.email);
    await page.goto(`/meniu/${dish.id}`);
    await page.getByRole('button', { name: /^Adaugă în coș/ }).click();
    await goToCheckout(page);
    await page.getByRole('radio', { name: /^Ridicare/ }).check();
    await page.getByRole('button', { name: 'Schimbă datele de contact' }).click();
    await expect(page.getByLabel('Nume și prenume')).toHaveValue(`${friend.firstName} ${friend.lastName}`);
    await page.getByLabel('Nume și prenume').fill('Ioana');
    const kept = () =>
      page.evaluate(() =>
        [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /^pofta/.test(key)),
      );
    await expect.poll(kept).toEqual(expect.arrayContaining(['pofta.cont', 'pofta.formular', 'pofta.comanda-in-curs']));

    // The guest's other tab, with typed text of its own.
    const tab = await page.context().newPage();
    await tab.goto('/checkout');
    await tab.getByRole('button', { name: 'Schimbă datele de contact' }).click();
    await expect(tab.getByLabel('Nume și prenume')).toHaveValue(`${friend.firstName} ${friend.lastName}`);
    await tab.getByLabel('Nume și prenume').fill('Ioana');

    await page.goto('/logout');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(tab.getByLabel('Nume și prenume')).toHaveValue('');
    await expect(tab.getByRole('main').getByLabel('Adresă de e-mail')).toHaveValue('');
    const left = await kept();
    for (const key of [
      'pofta.cont',
      'pofta.formular',
      'pofta.comanda-in-curs',
      'pofta.date',
      'pofta.ultimele-comenzi',
      'pofta-staff-session',
    ]) {
      expect(left).not.toContain(key);
    }
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ name }) => name.includes('session'))).toEqual([]);
  });
  await step('a deleted account takes its person along, on this device too', async () => {
    // An account with an open order cannot be deleted.
    const leaver = { ...guest, email: guest.email.replace('ana', 'eva') };
    await openAccount(shop, leaver);
    await enterAccount(page, leaver.email);
    await page.getByRole('link', { name: 'Datele mele' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descarcă datele mele' }).click();
    expect((await saved).suggestedFilename()).toBe('datele-mele.json');

    await page.getByRole('button', { name: 'Șterge contul' }).click();
    const sheet = page.getByRole('dialog', { name: 'Ștergi contul?' });
    await sheet.getByLabel('Parolă', { exact: true }).fill('Altceva#123');
    await sheet.getByRole('button', { name: 'Șterge contul' }).click();
    await expect(sheet.getByLabel('Parolă', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await sheet.getByLabel('Parolă', { exact: true }).fill(PASSWORD);
    await sheet.getByRole('button', { name: 'Șterge contul' }).click();
    await expect(page.getByRole('status').getByText('Contul a fost șters.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('pofta.cont'))).toBeNull();
    await page.goto('/auth?mode=authenticate');
    await signIn(page, leaver.email);
    await expect(page.getByRole('alert')).toContainText('Adresa de e-mail sau parola este greșită.');
  });
});
