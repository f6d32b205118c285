import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openStaffScreen } from '#test/support/screens.tsx';
import { GuardSettingsCard } from './guard-settings-form.tsx';

const SETTINGS = {
  version: 3,
  blockedWords: '',
  asksFirst: false,
  firstProof: 'code',
  firstFrom: null,
  asksAtNight: false,
  nightFrom: '22:00',
  nightTo: '06:00',
  phoneNumber: '0258000100',
} as const;

test('the owner chooses what a first order must do, and from which sum on', async () => {
  const opened = openStaffScreen(() => <GuardSettingsCard />, {
    path: '/admin/blocks',
    answers: { getGuardSettings: SETTINGS, saveGuardSettings: { message: 'Salvat.', version: 4 } },
  });
  const first = await screen.findByRole('checkbox', { name: /la prima comandă, de la o sumă/ });
  expect(screen.queryByRole('radio')).toBeNull();
  await opened.user.click(first);
  await opened.user.type(screen.getByRole('textbox', { name: /De la \(lei\)/ }), '150');
  await opened.user.click(screen.getByRole('radio', { name: 'Plata online' }));
  expect(screen.getByText(/se cere codul în locul ei/)).toBeTruthy();
  await opened.user.click(screen.getByRole('button', { name: /Salvează/ }));
  await waitFor(() => expect(opened.sent('saveGuardSettings')).toHaveLength(1));
  expect(opened.sent('saveGuardSettings')[0]?.body).toMatchObject({
    asksFirst: true,
    firstProof: 'pay_online',
    firstFrom: 150,
    asksAtNight: false,
    version: 3,
  });
});
