/** Printers in the office and on the panel: set up, watched, asked about. */
import { describe, expect, test } from 'vitest';
import { raiseAlarms } from '#server/features/watch/raise-alarms.ts';
import { aPrintingKitchen } from '#test/support/a-printing-kitchen.ts';
import { aManager, anAdmin } from '#test/support/factories.ts';
import { fakeStar } from '#test/support/fake-star.ts';
import { collectMails } from '#test/support/postbox.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const KITCHEN = {
  name: 'Bucătărie',
  protocol: 'star',
  width: 576,
  prints: 'kitchen',
  printsOn: 'acceptance',
  stationId: null,
} as const;

async function openOffice() {
  const story = await testApp();
  await theRestaurant(story.db);
  const api = story.apiOf(await anAdmin(story.db));
  const printer = async (id: number) => {
    const found = (await api('getPrinters')).printers.find((one) => one.id === id);
    if (found === undefined) throw new Error('The printer is gone');
    return found;
  };
  return { story, api, printer, [Symbol.asyncDispose]: story.close };
}

describe('in the office', () => {
  test('a printer is made, answers by its address, and prints a test slip', async () => {
    await using office = await openOffice();
    const { api, story, printer } = office;
    const { id } = await api('savePrinter', { body: KITCHEN });
    const made = await printer(id);
    expect(made).toMatchObject({ ...KITCHEN, standing: 'new', lastSeenAt: null, hasPassword: false });
    const star = fakeStar(story.request, new URL(made.address).pathname);
    await star.poll({ statusCode: '211%20Paper%20low' });
    expect(await printer(id)).toMatchObject({ standing: 'paper_low', lastWord: '211 Paper low' });
    story.clock.advanceMinutes(1);
    expect((await printer(id)).standing).toBe('silent');
    expect((await api('printTestSlip', { body: { id } })).message).toContain('„Bucătărie”');
    await star.turn();
    expect(star.paper).toHaveLength(1);
    expect((await printer(id)).standing).toBe('ready');
  });

  test('another address makes the old one worthless, and a removed printer opens nothing', async () => {
    await using office = await openOffice();
    const { api, story, printer } = office;
    const { id } = await api('savePrinter', { body: KITCHEN });
    const old = new URL((await printer(id)).address).pathname;
    await api('renewPrinterAddress', { body: { id } });
    const now = new URL((await printer(id)).address).pathname;
    const ask = async (path: string) => (await story.request(path, { method: 'DELETE' })).status;
    expect([await ask(old), await ask(now)]).toEqual([404, 200]);
    await api('removePrinter', { body: { id } });
    expect(await ask(now)).toBe(404);
    expect((await api('getPrinters')).printers).toEqual([]);
    expect(await refusalOf(api, 'removePrinter', { body: { id } })).toMatchObject({ code: 'printer_not_found' });
  });

  test('user and password are asked for where they are set', async () => {
    await using office = await openOffice();
    const { api, story, printer } = office;
    const { id, version } = await api('savePrinter', { body: { ...KITCHEN, basic: { user: 'star', password: 'ă1' } } });
    const { address, hasPassword } = await printer(id);
    expect(hasPassword).toBe(true);
    const path = new URL(address).pathname;
    const basic = (text: string) => ({ Authorization: `Basic ${Buffer.from(text).toString('base64')}` });
    const ask = async (headers: Record<string, string>) =>
      (await story.request(path, { method: 'DELETE', headers })).status;
    expect([await ask({}), await ask(basic('star:x')), await ask(basic('star:ă1'))]).toEqual([401, 401, 200]);
    // What a form leaves out stays.
    await api('savePrinter', { body: { ...KITCHEN, id, version, name: 'Bar' } });
    expect(await ask({})).toBe(401);
    await api('savePrinter', { body: { ...KITCHEN, id, basic: null } });
    expect(await ask({})).toBe(200);
  });

  test('what is wrong is said at its field, and who saved first is told', async () => {
    await using office = await openOffice();
    const { api } = office;
    const fields = async (body: object) =>
      (await refusalOf(api, 'savePrinter', { body: { ...KITCHEN, ...body } })).fields;
    expect(await fields({ name: ' ' })).toEqual({
      name: 'Scrieți numele imprimantei, de exemplu „Bucătărie”, cel mult 40 de caractere.',
    });
    // Half of a sign, which no text column takes.
    expect(await fields({ name: 'Bar \ud83d' })).toHaveProperty('name');
    const { id, version } = await api('savePrinter', { body: KITCHEN });
    expect(await fields({})).toEqual({ name: 'Există deja o imprimantă cu acest nume.' });
    expect(await fields({ name: 'Bar', stationId: 7 })).toEqual({ stationId: 'Secția nu mai există. Alegeți alta.' });
    expect(await fields({ name: 'Bar', basic: { user: 'a:b', password: 'c' } })).toHaveProperty('basic');
    await api('savePrinter', { body: { ...KITCHEN, id, version, width: 384 } });
    expect(await refusalOf(api, 'savePrinter', { body: { ...KITCHEN, id, version } })).toMatchObject({
      code: 'changed_meanwhile',
    });
    const { content } = await api('getChanges', { query: { subject: `printer:${id}` } });
    expect(content[0]?.fields).toEqual([{ name: 'Hârtie', before: '80 mm', after: '58 mm' }]);
  });

  test('twenty are enough', async () => {
    await using office = await openOffice();
    const { api } = office;
    for (let index = 0; index < 20; index += 1)
      await api('savePrinter', { body: { ...KITCHEN, name: `Nr. ${index}` } });
    expect(await refusalOf(api, 'savePrinter', { body: KITCHEN })).toMatchObject({ code: 'too_many_printers' });
  });

  test('managers print and answer, and set nothing up', async () => {
    await using office = await openOffice();
    const { api, story } = office;
    const { id } = await api('savePrinter', { body: KITCHEN });
    const manager = story.apiOf(await aManager(story.db));
    expect(await refusalOf(manager, 'getPrinters')).toMatchObject({ status: 403 });
    await manager('printTestSlip', { body: { id } });
    expect((await manager('getPanelWatch')).printers).toMatchObject([{ id, name: 'Bucătărie', standing: 'new' }]);
  });
});

describe('on the panel', () => {
  test('a slip of unknown fate is asked about after a minute, and printed again as a copy', async () => {
    await using kitchen = await aPrintingKitchen();
    const { story, panel, printer } = kitchen;
    const star = fakeStar(story.request, printer.path);
    const orderNumber = await kitchen.accepted();
    await star.turn('power_cut_before');
    expect((await panel('getPanelWatch')).printQuestions).toEqual([]);
    story.clock.advanceMinutes(1.1);
    const { printQuestions } = await panel('getPanelWatch');
    expect(printQuestions).toMatchObject([
      { orderNumber, slip: 'kitchen', question: 'doubtful', printerName: 'Bucătărie' },
    ]);
    const jobIds = printQuestions.map(({ jobId }) => jobId);
    await panel('answerPrintJobs', { body: { jobIds, answer: 'print' } });
    // The second tablet's answer to the same question prints nothing more.
    await panel('answerPrintJobs', { body: { jobIds, answer: 'print' } });
    expect([await star.turn(), await star.turn()]).toEqual([true, false]);
    const jobs = await story.db.selectFrom('print_jobs').select(['state', 'is_copy']).orderBy('id').execute();
    expect(jobs).toEqual([
      { state: 'dropped', is_copy: false },
      { state: 'printed', is_copy: true },
    ]);
    expect((await panel('getPanelWatch')).printQuestions).toEqual([]);
  });

  test('a slip that lies in the kitchen is no question any more', async () => {
    await using kitchen = await aPrintingKitchen();
    const { story, panel, printer } = kitchen;
    const star = fakeStar(story.request, printer.path);
    await kitchen.accepted();
    await star.turn('lost_delete');
    story.clock.advanceMinutes(2);
    const jobIds = (await panel('getPanelWatch')).printQuestions.map(({ jobId }) => jobId);
    await panel('answerPrintJobs', { body: { jobIds, answer: 'drop' } });
    expect(await star.turn()).toBe(false);
    expect((await panel('getPanelWatch')).printQuestions).toEqual([]);
  });

  test('what waited too long is printed when staff want it, not as a copy; a served order is no question', async () => {
    await using kitchen = await aPrintingKitchen();
    const { story, panel, printer } = kitchen;
    const star = fakeStar(story.request, printer.path);
    const [late, served] = [await kitchen.accepted(), await kitchen.accepted()];
    story.clock.advanceMinutes(30);
    await panel('markAsDelivered', { body: { orderNumber: served } });
    const { printQuestions } = await panel('getPanelWatch');
    expect(printQuestions).toMatchObject([{ orderNumber: late, question: 'late' }]);
    await panel('answerPrintJobs', { body: { jobIds: printQuestions.map(({ jobId }) => jobId), answer: 'print' } });
    expect([await star.turn(), await star.turn()]).toEqual([true, false]);
    expect(await story.db.selectFrom('print_jobs').select('is_copy').where('state', '=', 'printed').execute()).toEqual([
      { is_copy: false },
    ]);
  });

  test('an order is printed again from its page: the first time as it is, then as a copy', async () => {
    await using kitchen = await aPrintingKitchen();
    const { story, panel, printer } = kitchen;
    const star = fakeStar(story.request, printer.path);
    const orderNumber = await kitchen.order();
    const again = () => panel('printAgain', { body: { orderNumber, printerId: printer.id } });
    expect((await again()).message).not.toContain('COPIE');
    // A second press before the printer asks is the same slip.
    await again();
    expect([await star.turn(), await star.turn()]).toEqual([true, false]);
    expect((await again()).message).toContain('COPIE');
    await star.turn();
    expect(star.paper).toHaveLength(2);
    expect(await refusalOf(panel, 'printAgain', { body: { orderNumber, printerId: 99 } })).toMatchObject({
      code: 'printer_not_found',
    });
    expect(await refusalOf(panel, 'printAgain', { body: { orderNumber: 1, printerId: printer.id } })).toMatchObject({
      code: 'order_not_found',
    });
  });

  test.each([
    ['falls silent', undefined, 'nu răspunde'],
    ['has no paper', '410%20Out%20of%20paper', 'nu mai are hârtie'],
    ['stands open', '420%20Cover%20open', 'are capacul deschis'],
  ] as const)('a printer that %s is told to the owner once, by mail', async (_, statusCode, told) => {
    await using kitchen = await aPrintingKitchen();
    const { story, printer } = kitchen;
    const star = fakeStar(story.request, printer.path);
    await star.poll();
    for (let seconds = 0; seconds < 400; seconds += 20) {
      story.clock.advanceMinutes(1 / 3);
      if (statusCode !== undefined) await star.poll({ statusCode });
      await raiseAlarms(story.services);
    }
    const letters = (await collectMails(story)).filter(({ subject }) => subject.includes('mprimanta'));
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain(`Bucătărie: ${told}`);
  });
});
