import { getOwnDevices, getPersonalData } from '#contract/accounts/calls.ts';
import { encodeAnswer } from '#contract/define/convert-fields.ts';
import { isoInstant } from '#contract/values/convert.ts';
import { isProvedNow } from '#domain/accounts/proof.ts';
import { readRoles, strongestOf } from '#domain/accounts/roles.ts';
import { err, ok } from '#domain/result.ts';
import type { People } from '#server/platform/define/personal-data.ts';
import { deviceCookie, expiredSessionCookie, readDevice, sessionCookie } from '#server/platform/http/credentials.ts';
import { answer, answerAs, defineRoute, type Route, refuse, refuseAs } from '#server/platform/http/route.ts';
import { isServedSecurely } from '#server/platform/http/served-securely.ts';
import type { Log } from '#server/platform/log.ts';
import type { Session } from '#server/platform/sessions.ts';
import { readAddress } from './addresses.repository.ts';
import { confirmAccount } from './confirm-account.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { loadAccount } from './find-account.ts';
import { askPasswordReset } from './passwords/ask-password-reset.ts';
import { changePassword } from './passwords/change-password.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { presentAddress, presentContact, presentSignIn } from './present-account.ts';
import { type RegisterServices, registerCustomer } from './register-customer.ts';
import { saveAddress, saveProfile } from './save-own-details.ts';
import { endOtherDevices, endOwnDevice, listOwnDevices } from './second-factor/own-devices.ts';
import { proveByPassword } from './second-factor/prove-again.ts';
import { authenticateCustomer, type SignedIn } from './sign-in/authenticate-customer.ts';
import { renewedCookies } from './sign-in/renewed-cookies.ts';
import { readVisitor } from './sign-in/visitor.ts';

type CustomerServices = RegisterServices & {
  readonly log: Log;
  readonly people: People;
  readonly config: { readonly publicUrl: string };
};

/** The answer to a request for an account or a password, the same whether or not the address has an account. */
const MAIL_SENT = 'Ți-am trimis un e-mail de confirmare. Deschide linkul ca să-ți activezi contul.';
const RESET_SENT = 'Dacă există un cont cu această adresă, ți-am trimis un e-mail pentru resetarea parolei.';
const SAVED = 'Datele au fost salvate cu succes!';

export function customerRoutes(services: CustomerServices): readonly Route[] {
  return [...signInRoutes(services), ...ownRoutes(services)];
}

/** Calls for registering, signing in and resetting passwords. */
function signInRoutes(services: CustomerServices): readonly Route[] {
  const isSecure = isServedSecurely(services.config.publicUrl);
  const welcome = (signedIn: SignedIn, { cookieOnly }: { readonly cookieOnly?: boolean | undefined }) =>
    answer<'authenticate'>(presentSignIn(cookieOnly === true ? { ...signedIn, token: '' } : signedIn), {
      cookies: [sessionCookie(signedIn.token, isSecure), deviceCookie(signedIn.device, isSecure)],
    });
  return [
    defineRoute('authenticate', async ({ body, headers, ip }) => {
      const visitor = readVisitor({ headers, ip, body }, services.config);
      const signedIn = await authenticateCustomer(services, { ...body, ...visitor });
      return signedIn.ok ? welcome(signedIn.value, body) : refuseAs(signedIn.error);
    }),
    defineRoute('register', async ({ body }) => {
      const registered = await registerCustomer(services, body);
      return registered.ok ? answer({ message: MAIL_SENT }) : refuseAs(registered.error);
    }),
    defineRoute('askPasswordReset', async ({ body }) => {
      const asked = await askPasswordReset(services, body.email);
      return asked.ok ? answer({ message: RESET_SENT }) : refuseAs(asked.error);
    }),
    defineRoute('confirmAccount', async ({ body, headers, ip }) => {
      const visitor = readVisitor({ headers, ip, body }, services.config);
      const confirmed = await confirmAccount(services, { ...body, ...visitor });
      return confirmed.ok ? welcome(confirmed.value, body) : refuseAs(confirmed.error);
    }),
    defineRoute('resetPassword', async ({ body, headers, ip }) => {
      const reset = await resetPassword(services, { ...body, ip, device: readDevice(headers, isSecure) });
      if (!reset.ok) return refuseAs(reset.error);
      return answer(
        { message: 'Parola a fost schimbată. Conectează-te cu parola nouă.' },
        { cookies: [expiredSessionCookie(isSecure), deviceCookie(reset.value, isSecure)] },
      );
    }),
  ];
}

/** Calls about the caller's own data. */
function ownRoutes(services: CustomerServices): readonly Route[] {
  const { db, clock } = services;
  const isSecure = isServedSecurely(services.config.publicUrl);
  /** Ending a session requires the password within the last ten minutes: with this call, or by the sign-in. */
  const prove = async (
    session: Session,
    {
      password,
      headers,
      ip,
    }: { readonly password: string | undefined; readonly headers: Headers; readonly ip: string },
  ) => {
    if (isProvedNow(session, clock())) return ok(null);
    if (password === undefined) return err({ code: 'proof_required' as const });
    return proveByPassword(services, session, { password, ip, device: readDevice(headers, isSecure) });
  };
  return [
    defineRoute('getSession', async ({ session }) => {
      const { userId, roles, expiresAt } = session;
      const userRoles = readRoles(roles);
      const contact = presentContact(await loadAccount(db, userId));
      return answer({ ...contact, role: strongestOf(roles), userRoles, expiresAt: isoInstant(expiresAt) });
    }),
    defineRoute('getUserContact', async ({ session }) => answer(presentContact(await loadAccount(db, session.userId)))),
    defineRoute('getUserAddress', async ({ session }) => {
      const { userId } = session;
      const { phone } = await loadAccount(db, userId);
      return answer(presentAddress(await readAddress(db, userId), phone));
    }),
    defineRoute('updateUserProfile', async ({ body, session }) => {
      const saved = await saveProfile(db, session.userId, body);
      return saved.ok ? answer({ message: SAVED }) : refuseAs(saved.error);
    }),
    defineRoute('updateUserAddress', async ({ body, session }) => {
      const saved = await saveAddress(db, session.userId, body);
      return saved.ok ? answer({ message: 'Adresa a fost salvată cu succes!' }) : refuseAs(saved.error);
    }),
    defineRoute('changePassword', async ({ body, session, headers, ip }) => {
      const changed = await changePassword(services, session, { ...body, ip });
      if (!changed.ok) return refuseAs(changed.error);
      const message = 'Parola a fost schimbată. Celelalte dispozitive au fost deconectate.';
      return answer({ message }, { cookies: await renewedCookies(services, session, headers) });
    }),
    defineRoute('getOwnDevices', async ({ session }) =>
      answerAs(getOwnDevices, { devices: await listOwnDevices(services, session) }),
    ),
    defineRoute('signOutDevice', async ({ session, body: { id, password }, headers, ip }) => {
      const proved = await prove(session, { password, headers, ip });
      if (!proved.ok) return refuseAs(proved.error);
      return (await endOwnDevice(services, session, { id, ip }))
        ? answer({ message: 'Dispozitivul a fost deconectat.' })
        : refuse('not_owned');
    }),
    defineRoute('signOutOthers', async ({ session, body: { password }, headers, ip }) => {
      const proved = await prove(session, { password, headers, ip });
      if (!proved.ok) return refuseAs(proved.error);
      await endOtherDevices(services, session, { ip, keepsPanels: true });
      return answer({ message: 'Celelalte dispozitive au fost deconectate.' });
    }),
    defineRoute('getPersonalData', async ({ session, ip }) => {
      await services.securityLog.record({ kind: 'exported', userId: session.userId, ip, detail: 'my-data' });
      return answer(encodeAnswer(getPersonalData, await exportAccount(services, session.userId, clock())), {
        headers: { 'Content-Disposition': 'attachment; filename="datele-mele.json"' },
      });
    }),
    defineRoute('deleteAccount', async ({ body, session, ip }) => {
      const deleted = await deleteAccount(services, session, { ...body, ip });
      if (!deleted.ok) return refuseAs(deleted.error);
      return answer({ message: 'Contul a fost șters.' }, { cookies: [expiredSessionCookie(isSecure)] });
    }),
  ];
}
