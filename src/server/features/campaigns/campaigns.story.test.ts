import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { CallInput } from '#contract/named-api.ts';
import type { OutgoingMail } from '#server/platform/mail/mailer.ts';
import { aCoupon, anAdmin, anImage, aSubscriber } from '#test/support/factories.ts';
import { collectMails } from '#test/support/postbox.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { settleAndTake } from './recipients.repository.ts';
import { type BatchOutcome, sendBatch } from './send-batch.ts';

type Body = NonNullable<CallInput<'sendNewsletter'>['body']>;

const RUNNING = new AbortController().signal;

async function openOffice() {
  const story = await testApp();
  await theRestaurant(story.db);
  const admin = await anAdmin(story.db, { email: 'ioana@exemplu.ro', firstName: 'Ioana', lastName: 'Marin' });
  const { hash } = await anImage(story.db);
  const mail = (about: Body = {}): Body => ({
    subject: 'Ciorbă la cazan',
    content: '<p>Sâmbătă gătim <strong>în curte</strong>.</p><p>Vă așteptăm!</p>',
    image: `/imagini/${hash}-640.webp`,
    couponCode: '',
    ...about,
  });
  return { story, office: story.apiOf(admin), admin, mail, hash };
}

type Sending = { readonly outcome: BatchOutcome; readonly mails: readonly OutgoingMail[] };

/** One batch; `refuse` throws what a mail server would say, or does what happens meanwhile. */
async function sendDue(
  { services }: TestApp,
  refuse: (mail: OutgoingMail, index: number) => Promise<void> | void = () => {},
): Promise<Sending> {
  const mails: OutgoingMail[] = [];
  const send = async (mail: OutgoingMail) => {
    await refuse(mail, mails.length);
    mails.push(mail);
  };
  const outcome = await sendBatch({ ...services, mailer: { send, close: () => {} } }, RUNNING);
  return { outcome, mails };
}

const addressesOf = (mails: readonly OutgoingMail[]) => mails.map(({ to }) => to.address).toSorted();
const smtpError = (code: string, responseCode: number) =>
  Object.assign(new Error(`${responseCode} refused <ana@exemplu.ro>`), { code, responseCode });

describe('a letter to everybody', () => {
  test('goes once to each who is subscribed, with a way out of their own', async () => {
    const { story, office, mail } = await openOffice();
    await using _story = story;
    const [ana, bogdan] = [await aSubscriber(story.db), await aSubscriber(story.db)];
    await aSubscriber(story.db, { state: 'pending' });
    await aSubscriber(story.db, { state: 'left' });
    await aCoupon(story.db, { couponCode: 'CAZAN15', discountBasisPoints: 1500, endDate: '2026-12-24' });
    const sent = await office('sendNewsletter', { body: mail({ couponCode: 'cazan15' }) });
    expect(sent).toMatchObject({ message: 'E-mailul a fost trimis cu succes!', recipients: 2 });

    const { mails } = await sendDue(story);
    expect(addressesOf(mails)).toEqual([ana.email, bogdan.email].toSorted());
    expect(new Set(mails.map(({ leaveAddress }) => leaveAddress)).size).toBe(2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
    const [one] = mails;
    expect(one).toMatchObject({ subject: 'Ciorbă la cazan', from: { address: expect.stringContaining('@') } });
    expect(one?.leaveAddress).toMatch(/^http:\/\/localhost:3000\/newsletter\/dezabonare\/[\w-]{43}$/);
    expect(one?.html).toContain('<strong>în curte</strong>');
    expect(one?.html).toContain(one?.leaveAddress);
    expect(one?.html).toContain('CAZAN15');
    expect(one?.text).toContain('Sâmbătă gătim în curte.');
    expect(one?.text).toContain('Ai 15% reducere la produse, o singură dată.');
    expect(one?.text).toContain('până joi, 24 decembrie 2026 inclusiv');

    expect((await sendDue(story)).mails).toEqual([]);
    expect((await office('getCampaigns')).content).toMatchObject([
      { id: sent.campaignId, state: 'finished', recipients: 2, sent: 2, waiting: 0, couponCode: 'CAZAN15' },
    ]);
  });

  test('needs subject, content and picture; all that is missing is told at once', async () => {
    const { story, office, mail } = await openOffice();
    await using _story = story;
    const refused = await refusalOf(office, 'sendNewsletter', { body: { content: '<p> </p><script>x</script>' } });
    expect(refused).toMatchObject({
      status: 422,
      message: 'Completați subiectul, conținutul și imaginea.',
      fields: {
        subject: 'Scrieți subiectul, cel mult 150 de caractere.',
        content: 'Scrieți conținutul e-mailului.',
        image: 'Adăugați o imagine.',
      },
    });
    for (const missing of ['subject', 'content', 'image'] as const) {
      const one = await refusalOf(office, 'sendNewsletter', { body: mail({ [missing]: null }) });
      expect(Object.keys(one.fields ?? {})).toEqual([missing]);
    }
    expect(await refusalOf(office, 'sendNewsletter', { body: mail({ subject: 'Rând\nnou' }) })).toMatchObject({
      fields: { subject: expect.any(String) },
    });
    expect((await office('getCampaigns')).totalElements).toBe(0);
  });

  test.each(['NUEXISTA', 'OPRIT', 'EXPIRAT'])('does not carry a code that guests could not use (%s)', async (code) => {
    const { story, office, mail } = await openOffice();
    await using _story = story;
    await aCoupon(story.db, { couponCode: 'OPRIT', isActive: false });
    await aCoupon(story.db, { couponCode: 'EXPIRAT', endDate: '2026-11-19' });
    expect(await refusalOf(office, 'sendNewsletter', { body: mail({ couponCode: code }) })).toMatchObject({
      status: 422,
      message: 'Codul de reducere nu există, este oprit sau a expirat.',
    });
  });

  test('is sent once however often the button is pressed; another letter is another one', async () => {
    const { story, office, mail } = await openOffice();
    await using _story = story;
    await aSubscriber(story.db);
    const pressed = await Promise.all([1, 2, 3, 4].map(() => office('sendNewsletter', { body: mail() })));
    expect(new Set(pressed.map(({ campaignId }) => campaignId)).size).toBe(1);
    const other = await office('sendNewsletter', { body: mail({ subject: 'Altceva' }) });
    expect(other.campaignId).not.toBe(pressed[0]?.campaignId);
    story.clock.set('2026-11-20T12:11:00+02:00');
    const later = await office('sendNewsletter', { body: mail() });
    expect(later.campaignId).not.toBe(pressed[0]?.campaignId);
  });

  test('without subscribers ends as it begins', async () => {
    const { story, office, mail } = await openOffice();
    await using _story = story;
    const { recipients, message } = await office('sendNewsletter', { body: mail() });
    expect([recipients, message]).toEqual([0, 'Nu există încă abonați confirmați: nu a plecat niciun e-mail.']);
    expect((await office('getCampaigns')).content).toMatchObject([{ state: 'finished', recipients: 0 }]);
  });

  test('carries nothing that runs, whatever the editor was fed with', async () => {
    const { story, office, mail } = await openOffice();
    await using _story = story;
    await aSubscriber(story.db);
    const hostile = [
      '<img src=x onerror=alert(1)>',
      '<script>alert(1)</script>',
      '<a href="javascript:alert(1)">aici</a>',
      '<p style="background:url(javascript:alert(1))" onclick="alert(1)">text</p>',
      '<svg onload=alert(1)>',
      '<iframe src="https://rau.example"></iframe>',
      '<p>{{leave-link}}</p>',
    ].join('');
    await office('sendNewsletter', { body: mail({ content: hostile, subject: '<b>Subiect</b>' }) });
    const { mails } = await sendDue(story);
    const [{ html, text } = { html: '', text: '' }] = mails;
    expect(html).not.toMatch(/<script|onerror|onclick|onload|javascript:|<svg|<iframe|<img src=x/i);
    expect(html).toContain('&lt;b&gt;Subiect&lt;/b&gt;');
    expect(text).toContain('text');
  });
});

describe('never twice, never to a person who unsubscribed', () => {
  test('who leaves while it is being sent is skipped', async () => {
    const { story, office, mail } = await openOffice();
    await using _story = story;
    const [first, second] = [await aSubscriber(story.db), await aSubscriber(story.db)];
    await office('sendNewsletter', { body: mail() });
    const { mails } = await sendDue(story, async ({ to }, index) => {
      if (index > 0) return;
      const other = to.address === first.email ? second : first;
      const left = { state: 'left' as const, left_at: new Date() };
      await story.db.updateTable('newsletter_subscribers').set(left).where('id', '=', other.id).execute();
    });
    expect(mails).toHaveLength(1);
    expect((await office('getCampaigns')).content).toMatchObject([{ state: 'finished', sent: 1, skipped: 1 }]);
  });

  test('who is forgotten altogether leaves the counts as they were', async () => {
    const { story, office, mail } = await openOffice();
    await using _story = story;
    const gone = await aSubscriber(story.db);
    await office('sendNewsletter', { body: mail() });
    await story.db.deleteFrom('newsletter_subscribers').where('id', '=', gone.id).execute();
    expect((await sendDue(story)).mails).toEqual([]);
    expect((await office('getCampaigns')).content).toMatchObject([{ recipients: 1, skipped: 1 }]);
  });

  test('four processes at once send each letter once', async () => {
    const { story, office, mail } = await openOffice();
    await using _story = story;
    for (let index = 0; index < 40; index += 1) await aSubscriber(story.db);
    await office('sendNewsletter', { body: mail() });
    const shops = [story, story.second(), story.second(), story.second()];
    const batches = await Promise.all(shops.map((shop) => sendDue(shop)));
    const mails = batches.flatMap((batch) => batch.mails);
    expect(mails).toHaveLength(40);
    expect(new Set(addressesOf(mails)).size).toBe(40);
    expect((await office('getCampaigns')).content).toMatchObject([{ state: 'finished', sent: 40 }]);
  });

  test('what a dead sender had in hand is sent by the next one; a living sender’s is left alone', async () => {
    const { story, office, mail } = await openOffice();
    await using _story = story;
    for (let index = 0; index < 3; index += 1) await aSubscriber(story.db);
    const { campaignId } = await office('sendNewsletter', { body: mail() });
    // No process holds the lock of this number: its process died with a claimed recipient.
    const dead = { campaign: { id: campaignId }, sender: 7, settled: null, takesNext: true, at: story.clock.now() };
    await settleAndTake(story.db, dead);
    const other = story.second();
    const { mails } = await sendDue(story, async (_, index) => {
      if (index === 0) expect((await sendDue(other)).mails).toHaveLength(2);
    });
    expect(mails).toHaveLength(1);
    expect((await office('getCampaigns')).content).toMatchObject([{ state: 'finished', sent: 3 }]);
  });

  test('a sender that was taken for dead goes no further', async () => {
    const { story, office, mail } = await openOffice();
    await using _story = story;
    for (let index = 0; index < 3; index += 1) await aSubscriber(story.db);
    await office('sendNewsletter', { body: mail() });
    const { mails } = await sendDue(story, async () => {
      const released = { state: 'waiting', claimed_by: null } as const;
      await story.db.updateTable('campaign_recipients').set(released).where('state', '=', 'sending').execute();
    });
    expect(mails).toHaveLength(1);
    expect((await sendDue(story)).mails).toHaveLength(3);
  });
});

describe('looked after', () => {
  test('pause, resume and stop take hold with the next mail', async () => {
    const { story, office, mail } = await openOffice();
    await using _story = story;
    for (let index = 0; index < 5; index += 1) await aSubscriber(story.db);
    const { campaignId: id } = await office('sendNewsletter', { body: mail() });
    const pauseAfterOne = async (_: OutgoingMail, index: number) => {
      if (index === 0) await office('changeCampaign', { body: { id, step: 'pause' } });
    };
    expect((await sendDue(story, pauseAfterOne)).mails).toHaveLength(1);
    expect(await sendDue(story)).toEqual({ outcome: 'idle', mails: [] });
    const resumed = await office('changeCampaign', { body: { id, step: 'resume' } });
    expect(resumed).toMatchObject({ message: 'Trimiterea continuă.', campaign: { state: 'sending', waiting: 4 } });
    const stopAfterOne = async (_: OutgoingMail, index: number) => {
      if (index === 0) await office('changeCampaign', { body: { id, step: 'stop' } });
    };
    expect((await sendDue(story, stopAfterOne)).mails).toHaveLength(1);
    expect(await sendDue(story)).toEqual({ outcome: 'idle', mails: [] });
    expect(await refusalOf(office, 'changeCampaign', { body: { id, step: 'resume' } })).toMatchObject({
      status: 409,
      message: 'Trimiterea s-a încheiat deja.',
    });
    expect(await refusalOf(office, 'changeCampaign', { body: { id: 9_999, step: 'stop' } })).toMatchObject({
      status: 404,
    });
    expect((await office('getCampaigns')).content).toMatchObject([{ state: 'stopped', sent: 2, waiting: 3 }]);
    const { content } = await office('getChanges', { query: { subject: `campaign:${id}` } });
    expect(content.map(({ fields }) => fields[0]?.after)).toEqual(['oprită', 'se trimite', 'în pauză', '5']);
  });

  test('a mail server that is away loses no recipient, and the list says so', async () => {
    const { story, office, mail } = await openOffice();
    await using _story = story;
    const { email } = await aSubscriber(story.db);
    await office('sendNewsletter', { body: mail() });
    const away = await sendDue(story, () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' });
    });
    expect(away).toEqual({ outcome: 'mail_server_away', mails: [] });
    expect((await office('getCampaigns')).content).toMatchObject([
      { state: 'sending', waiting: 1, trouble: 'connect ECONNREFUSED' },
    ]);
    expect(addressesOf((await sendDue(story)).mails)).toEqual([email]);
    expect((await office('getCampaigns')).content).toMatchObject([{ state: 'finished', trouble: null }]);
  });

  test('a full mailbox is tried again later, an unknown one is not', async () => {
    const { story, office, mail } = await openOffice();
    await using _story = story;
    const [full, unknown] = [await aSubscriber(story.db), await aSubscriber(story.db)];
    await office('sendNewsletter', { body: mail() });
    const complain = ({ to }: OutgoingMail) => {
      throw smtpError('EENVELOPE', to.address === full.email ? 452 : 550);
    };
    await sendDue(story, complain);
    expect((await office('getCampaigns')).content).toMatchObject([{ state: 'sending', waiting: 1, failed: 1 }]);
    expect((await sendDue(story)).mails).toEqual([]);
    story.clock.set('2026-11-20T12:05:00+02:00');
    expect(addressesOf((await sendDue(story)).mails)).toEqual([full.email]);
    expect(unknown.email).not.toBe(full.email);
    const stored = JSON.stringify(await story.db.selectFrom('campaign_recipients').selectAll().execute());
    expect(stored).toContain('550 refused');
    expect(stored).not.toContain('ana@exemplu.ro');
  });

  test('a mailbox that stays full is given up after five times', async () => {
    const { story, office, mail } = await openOffice();
    await using _story = story;
    await aSubscriber(story.db);
    await office('sendNewsletter', { body: mail() });
    for (let hour = 12; hour < 17; hour += 1) {
      story.clock.set(`2026-11-20T${hour}:00:00+02:00`);
      await sendDue(story, () => {
        throw smtpError('EENVELOPE', 452);
      });
    }
    expect((await office('getCampaigns')).content).toMatchObject([{ state: 'finished', failed: 1 }]);
  });

  test('twenty refused in a row pause the rest; resuming tries all of them anew', async () => {
    const { story, office, mail } = await openOffice();
    await using _story = story;
    for (let index = 0; index < 25; index += 1) await aSubscriber(story.db);
    const { campaignId: id } = await office('sendNewsletter', { body: mail() });
    await sendDue(story, () => {
      throw smtpError('EMESSAGE', 554);
    });
    expect((await office('getCampaigns')).content).toMatchObject([
      { state: 'paused', failed: 20, waiting: 5, trouble: expect.stringContaining('554') },
    ]);
    await office('changeCampaign', { body: { id, step: 'resume' } });
    expect((await sendDue(story)).mails).toHaveLength(25);
  });
});

describe('before it is sent', () => {
  test('a test goes to the caller only', async () => {
    const { story, office, admin, mail } = await openOffice();
    await using _story = story;
    await aSubscriber(story.db);
    const { address } = await office('testNewsletter', { body: mail() });
    expect(address).toBe(admin.email);
    const mails = await collectMails(story);
    expect(mails).toMatchObject([
      { to: { address: admin.email }, subject: '[Test] Ciorbă la cazan', leaveAddress: null },
    ]);
    expect(mails[0]?.html).toContain('/newsletter/dezabonare/proba');
    expect((await office('getCampaigns')).totalElements).toBe(0);
    expect(await refusalOf(office, 'testNewsletter', { body: mail({ image: '' }) })).toMatchObject({
      code: 'newsletter_incomplete',
    });
  });

  test('a draft is kept for its writer, cleaned, and gone once the letter is sent', async () => {
    const { story, office, mail, hash } = await openOffice();
    await using _story = story;
    expect(await office('getNewsletterDraft')).toEqual({ draft: null, version: 0, subscribers: 0 });
    await aSubscriber(story.db);
    await office('saveNewsletterDraft', { body: { subject: 'Pe jumă', content: '<p onclick="x()">a</p>' } });
    await office('saveNewsletterDraft', { body: mail({ subject: 'Pe jumătate' }) });
    expect(await office('getNewsletterDraft')).toMatchObject({
      draft: { subject: 'Pe jumătate', image: `/imagini/${hash}-640.webp` },
      subscribers: 1,
    });
    const colleague = story.apiOf(await anAdmin(story.db));
    expect((await colleague('getNewsletterDraft')).draft).toBeNull();
    await office('sendNewsletter', { body: mail({ subject: 'Gata' }) });
    expect((await office('getNewsletterDraft')).draft).toBeNull();
    const long = await refusalOf(office, 'saveNewsletterDraft', { body: { content: 'a'.repeat(20_001) } });
    expect(long).toMatchObject({ status: 422, fields: { content: 'Conținutul este prea lung.' } });
  });

  test('a second window does not write over what the first one saved, nor bring a sent letter back', async () => {
    const { story, office, mail } = await openOffice();
    await using _story = story;
    await aSubscriber(story.db);
    const save = (subject: string, version: number) =>
      office('saveNewsletterDraft', { body: { ...mail({ subject }), version } });
    const refusal = (version: number) =>
      refusalOf(office, 'saveNewsletterDraft', { body: { ...mail({ subject: 'Din altă fereastră' }), version } });
    const first = await save('Prima', 0);
    expect(await office('getNewsletterDraft')).toMatchObject({ version: first.version });
    const next = await save('Prima, mai departe', first.version);
    expect(await save('Prima, mai departe', first.version), 'its answer was lost').toMatchObject({
      version: next.version,
    });
    for (const version of [0, first.version]) {
      expect(await refusal(version)).toMatchObject({
        status: 409,
        code: 'draft_changed',
        message: expect.stringContaining('în altă fereastră'),
      });
    }
    expect((await office('getNewsletterDraft')).draft).toMatchObject({ subject: 'Prima, mai departe' });
    // Knowingly.
    const over = await office('saveNewsletterDraft', { body: mail({ subject: 'A doua' }) });
    expect(await refusal(next.version)).toMatchObject({ code: 'draft_changed' });
    await office('sendNewsletter', { body: mail({ subject: 'Gata' }) });
    expect(await refusal(over.version)).toMatchObject({ message: expect.stringContaining('trimisă între timp') });
    expect((await office('getNewsletterDraft')).draft).toBeNull();
    expect((await save('Alta', 0)).version).toBeGreaterThan(0);
  });

  test('the preview is the mail itself, in a document that runs nothing, for administrators only', async () => {
    const { story, office, admin, mail } = await openOffice();
    await using _story = story;
    await office('saveNewsletterDraft', { body: mail({ content: '<p>Vă așteptăm</p><script>x</script>' }) });
    const look = (token?: string) =>
      story.request('/admin-service/newsletter/preview', {}, token === undefined ? {} : { token });
    const response = await look(admin.token);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const html = await response.text();
    expect(html).toContain('Vă așteptăm');
    expect(html).not.toContain('<script');
    expect((await look()).status).toBe(401);
  });

  test('a picture comes as a form, and mail programs get it as JPEG', async () => {
    const { story, office, mail } = await openOffice();
    await using _story = story;
    await aSubscriber(story.db);
    const pixels = { create: { width: 1200, height: 800, channels: 3 as const, background: '#b3311b' } };
    const image = new File([new Uint8Array(await sharp(pixels).png().toBuffer())], 'ciorba.png', { type: 'image/png' });
    const added = await office('addNewsletterImage', { body: { image } });
    await office('sendNewsletter', { body: mail({ image: added.image }) });
    const { mails } = await sendDue(story);
    const address = /http:\/\/localhost:3000(\/imagini\/\w+-960\.jpg)/.exec(mails[0]?.html ?? '')?.[1] ?? '';
    const shown = await story.request(address);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(shown.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await story.request(address.replace('960', '160'))).status).toBe(404);
  });
});

test('the link under a newsletter ends the subscription at one tap of the mail program', async () => {
  const { story, office, mail } = await openOffice();
  await using _story = story;
  await story.api('subscribe', { body: { email: 'ana.pop@exemplu.ro' } });
  const [asked] = await collectMails(story);
  const token = /\/newsletter\/confirmare\/([\w-]{43})/.exec(asked?.text ?? '')?.[1] ?? '';
  await story.api('confirmSubscription', { body: { token } });
  await office('sendNewsletter', { body: mail() });
  const { mails } = await sendDue(story);
  const left = await story.request(new URL(mails[0]?.leaveAddress ?? '').pathname, { method: 'POST' });
  expect(left.status).toBe(200);
  await office('sendNewsletter', { body: mail({ subject: 'Încă una' }) });
  expect((await sendDue(story)).mails).toEqual([]);
});
