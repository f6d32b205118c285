import { expect, test } from 'vitest';
import { requireProof } from '#contract/accounts/staff-calls.ts';
import type { Api } from '#contract/client.ts';
import { CallFailure } from '#contract/client.ts';
import { askingForProof, openQuestion } from './ask-for-proof.ts';

const REFUSED = new CallFailure(403, {
  code: 'proof_required',
  message: '',
  requestId: 'x',
});

/** A client whose calls are refused until the person is verified; it counts its calls. */
function lockedClient() {
  const door = { isOpen: false, calls: 0 };
  const api = async () => {
    door.calls += 1;
    if (!door.isOpen) throw REFUSED;
    return { message: 'gata' };
  };
  return { door, api: askingForProof(api as unknown as Api) };
}

test('calls that are refused together wait for one answer and are made once more', async () => {
  const { door, api } = lockedClient();
  const both = Promise.all([api(requireProof), api(requireProof)]);
  await expect.poll(() => openQuestion.read()).not.toBeNull();
  door.isOpen = true;
  openQuestion.read()?.answer(true);
  expect(await both).toEqual([{ message: 'gata' }, { message: 'gata' }]);
  expect(door.calls).toBe(4);
  expect(openQuestion.read()).toBeNull();
});

test('a question that is closed leaves the refusal as it was', async () => {
  const { api } = lockedClient();
  const refused = expect(api(requireProof)).rejects.toBe(REFUSED);
  await expect.poll(() => openQuestion.read()).not.toBeNull();
  openQuestion.read()?.answer(false);
  await refused;
});
