import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CallOutput } from '#contract/named-api.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { openPanelScreen } from '#test/support/panel-screen.tsx';
import { openStaffScreen } from '#test/support/screens.tsx';
import { keepStaffSession } from '#web/staff/session/staff-session-store.ts';
import { DailyMenuPage } from './daily-menu/daily-menu-page.tsx';
import { GuestRulesCard } from './service/guest-rules-card.tsx';

const RULES: CallOutput<'getGuestRules'> = { guestsMayCancel: true, seats: 40, stayMinutes: 90, version: 3 };
const SAVED = { message: 'Regulile au fost salvate.', version: 4 };

const DISH = { productId: 7, name: 'Ciorbă de perișoare', value: '350 ml', price: 18, portions: 20 };
const MENU: CallOutput<'getDailyMenu'> = {
  day: [2026, 11, 20],
  version: 5,
  from: '11:30',
  until: '15:30',
  mayChangePrices: false,
  dishes: [DISH],
  earlier: [],
  known: [DISH],
};

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

test('saved rules are not mounted anew: the focus stays where it was', async () => {
  keepStaffSession({
    firstName: 'Maria',
    lastName: 'Pop',
    role: 'ROLE_ADMIN',
    expiresAt: plusMinutes(instant(Date.now()), 600),
  });
  const { user, answer, bodies } = openStaffScreen(() => <GuestRulesCard />, {
    path: '/comenzi/serviciu',
    density: 'panel',
    answers: { getGuestRules: RULES, saveGuestRules: SAVED },
  });
  const seats = await field('Locuri în restaurant');
  await user.clear(seats);
  await user.type(seats, '52');
  answer({ getGuestRules: { ...RULES, seats: 52, stayMinutes: 95, version: 4 } });
  await user.type(seats, '{Enter}');
  await waitFor(() => expect(bodies('saveGuestRules')).toHaveLength(1));
  await screen.findByDisplayValue('95');
  expect(document.activeElement).toBe(seats);
  await user.clear(seats);
  await user.type(seats, '60{Enter}');
  await waitFor(() => expect(bodies('saveGuestRules')).toHaveLength(2));
  expect(bodies('saveGuestRules')[1]).toMatchObject({ seats: 60, version: 4 });
});

test('a published menu is not mounted anew: the focus stays where it was', async () => {
  const published = { ...MENU, version: 6, dishes: [{ ...DISH, portions: 12 }] };
  const { user, answer, bodies } = openPanelScreen(() => <DailyMenuPage />, '/comenzi/meniul-zilei', {
    getDailyMenu: MENU,
    saveDailyMenu: { message: 'Meniul de azi este publicat.', version: 6, menu: published },
  });
  const portions = await field('Porții: Ciorbă de perișoare');
  await user.clear(portions);
  await user.type(portions, '12');
  expect(await screen.findByRole('button', { name: 'Renunță la modificări' })).toBeTruthy();
  answer({ getDailyMenu: published });
  await user.type(portions, '{Enter}');
  await waitFor(() => expect(bodies('saveDailyMenu')).toHaveLength(1));
  await screen.findByText('Meniul de azi este publicat.');
  expect(document.activeElement).toBe(portions);
});
