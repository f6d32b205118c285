import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { ELSEWHERE, openStaffScreen } from '#test/support/screens.tsx';
import { moveActions, RowActions } from './row-actions.tsx';

const menuOf = (name: string) => screen.findByRole('button', { name: `Mai multe acțiuni: ${name}` });
const item = (name: string) => screen.findByRole('menuitem', { name });

function open(remove = vi.fn(), move = vi.fn()) {
  const opened = openStaffScreen(
    () => (
      <RowActions
        name="Pizza"
        actions={[
          { label: 'Șterge pizza', icon: 'trash', isDangerous: true, onChoose: remove },
          { label: 'Modifică', icon: 'pencil', link: { to: '/admin/users' } },
          false,
          ...moveActions(0, 2, move),
        ]}
      />
    ),
    { path: '/aici', answers: {} },
  );
  return { ...opened, remove, move };
}

test('what deletes stands last, after a line; what is not allowed is left out', async () => {
  const { user } = open();
  await user.click(await menuOf('Pizza'));
  await item('Modifică');
  const menu = within(screen.getByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Modifică',
    'Mută mai sus',
    'Mută mai jos',
    'Șterge pizza',
  ]);
  expect(menu.getByRole('menuitem', { name: 'Mută mai sus' })).toHaveProperty('disabled', true);
});

test('it is opened, read and left by keyboard; the button has the focus again', async () => {
  const { user, move, remove } = open();
  const button = await menuOf('Pizza');
  button.focus();
  await user.keyboard('{Enter}');
  // Without a layout nothing takes the focus by itself.
  (await item('Modifică')).focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.click(button);
  await user.click(await item('Mută mai jos'));
  expect(move).toHaveBeenCalledExactlyOnceWith(1);
  expect(remove).not.toHaveBeenCalled();
});

test('an action that is a page is a link', async () => {
  const { user } = open();
  await user.click(await menuOf('Pizza'));
  await user.click(await item('Modifică'));
  expect(await screen.findByRole('heading', { name: ELSEWHERE })).toBeTruthy();
});

test('a row without actions has no menu', async () => {
  openStaffScreen(() => <RowActions name="Pizza" actions={[false]} />, { path: '/aici', answers: {} });
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
