/** A restaurant with a fiscal register, its driver's script in one word, and orders up to their payment. */
import type { Dialect } from '#domain/fiscal/dialects.ts';
import { type FiscalSettings, parseFiscalSettings } from '#domain/fiscal/fiscal-settings.ts';
import { bani } from '#domain/money/bani.ts';
import { saveRegister } from '#server/features/fiscal/fiscal-settings.repository.ts';
import { registerKey, registerPath } from '#server/features/fiscal/register-address.ts';
import { anOrder, guest, type OrderFacts, place } from './an-order.ts';
import { aManager, aProduct } from './factories.ts';
import { fakeRegister, type RegisterFault } from './fake-register.ts';
import { testApp } from './test-app.ts';
import { theRestaurant } from './the-restaurant.ts';

/** As a technician of a FiscalNet machine may say them. */
export const REGISTER: FiscalSettings = {
  isOn: true,
  onlineMoment: 'handover',
  dialect: 'fiscalnet',
  nameLetters: 36,
  groups: { 1100: '2', 2100: '1' },
  depositGroup: '4',
  department: '1',
  depositDepartment: '2',
  paymentCodes: { cash: '1', card: '2', meal_card: '4' },
};

export async function aFiscalShop(about: Partial<FiscalSettings> & { readonly dialect?: Dialect } = {}) {
  const story = await testApp();
  await theRestaurant(story.db);
  const soup = await aProduct(story.db, { name: 'Ciorbă de țelină', price: bani(3_000) });
  const juice = await aProduct(story.db, { name: 'Suc', price: bani(1_000), deposit: bani(50) });
  const settings = parseFiscalSettings({ ...REGISTER, ...about });
  if (!settings.ok) throw new Error(JSON.stringify(settings.error));
  await story.db.transaction().execute((tx) => saveRegister(tx, settings.value, story.clock.now()));
  const path = registerPath(registerKey(await story.services.secrets.load('register_address'), 1));
  const register = fakeRegister(settings.value.dialect);
  const panel = story.apiOf(await aManager(story.db));
  let guests = 0;

  const answer = async (token: string, body: string) =>
    (await story.request(`${path}/${token}/result`, { method: 'POST', body })).status;

  const accepted = async (facts: Partial<OrderFacts> = {}) => {
    guests += 1;
    const { orderNumber } = await place(story.api, anOrder({ of: [soup], delivery: guest(guests), ...facts }));
    await panel('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
    return orderNumber;
  };

  return {
    ...{ story, panel, register, path, soup, juice, accepted, answer },
    /** An order that was handed over for cash. */
    async paid(facts: Partial<OrderFacts> = {}) {
      const orderNumber = await accepted(facts);
      await panel('markAsDelivered', { body: { orderNumber, payment: { method: 'CASH' } } });
      return orderNumber;
    },
    /** One round of the script: asks, prints, answers. Null when there was nothing. */
    async turn(fault: RegisterFault | null = null): Promise<string | null> {
      const next = await story.request(`${path}/next`);
      if (next.status === 204) return null;
      const token = next.headers.get('x-receipt-id') ?? '';
      const said = register.print(await next.text(), token, fault);
      if (said !== null) await answer(token, said);
      return token;
    },
    async receiptOf(orderNumber: number) {
      const { receipts } = await panel('getReceipts', { query: {} });
      const found = receipts.find((one) => one.orderNumber === orderNumber);
      if (found === undefined) throw new Error(`No row of the order ${orderNumber}`);
      return found;
    },
    [Symbol.asyncDispose]: story.close,
  };
}
