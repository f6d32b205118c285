import { findPersonData } from '#contract/accounts/staff-calls.ts';
import { isoInstant } from '#contract/values/convert.ts';
import { homeOf } from '#domain/accounts/home-after-sign-in.ts';
import { readRoles, strongestOf } from '#domain/accounts/roles.ts';
import { countOf } from '#domain/text/plural.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { People } from '#server/platform/define/personal-data.ts';
import { deviceCookie, expiredSessionCookie, sessionCookie } from '#server/platform/http/credentials.ts';
import { answer, answerAs, defineRoute, type Route, refuseAs } from '#server/platform/http/route.ts';
import { isServedSecurely } from '#server/platform/http/served-securely.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { BreachedPasswords } from '#server/platform/security/breached-passwords.ts';
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import type { SecurityLog } from '#server/platform/security/security-log.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { customerRoutes } from './customers.routes.ts';
import { enrolledPanelRoutes } from './enrolled-panels/enrolled-panels.routes.ts';
import { openPasswords } from './passwords/passwords.ts';
import { findPerson, forgetPerson } from './person-requests.ts';
import { ownSecurityRoutes } from './second-factor/own-security.routes.ts';
import { authenticateByPasskey } from './sign-in/authenticate-by-passkey.ts';
import { authenticateStaff, type StaffSignIn } from './sign-in/authenticate-staff.ts';
import { signOut } from './sign-in/sign-out.ts';
import { createSocketTicket } from './sign-in/socket-tickets.ts';
import { readVisitor } from './sign-in/visitor.ts';

const KEPT_RESERVATIONS = {
  one: 'O rezervare viitoare rămâne până îi trece ziua.',
  few: '{n} rezervări viitoare rămân până le trece ziua.',
  other: '{n} de rezervări viitoare rămân până le trece ziua.',
};

type AccountServices = DbServices & {
  readonly rateLimits: RateLimits;
  readonly config: { readonly publicUrl: string };
  readonly jobs: Jobs;
  readonly snapshots: Snapshots;
  readonly secrets: Secrets;
  readonly securityLog: SecurityLog;
  readonly breachedPasswords: BreachedPasswords;
  readonly log: Log;
  readonly people: People;
};

export function accountRoutes(services: AccountServices): readonly Route[] {
  const passwords = openPasswords();
  const isSecure = isServedSecurely(services.config.publicUrl);
  const welcome = (signedIn: StaffSignIn, isCookieOnly: boolean) => {
    const { roles, firstName, lastName, email, expiresAt } = signedIn;
    const token = isCookieOnly ? '' : signedIn.token;
    const userRoles = readRoles(roles);
    return answer<'authenticateStaff'>(
      {
        jwtToken: token,
        token,
        userRoles,
        firstName,
        lastName,
        email,
        user: { firstName, lastName, email, role: strongestOf(userRoles) },
        redirectPath: homeOf(strongestOf(userRoles), 'office'),
        expiresAt: isoInstant(expiresAt),
      },
      { cookies: [sessionCookie(signedIn.token, isSecure), deviceCookie(signedIn.device, isSecure)] },
    );
  };
  return [
    ...customerRoutes({ ...services, passwords }),
    ...ownSecurityRoutes({ ...services, passwords }),
    ...enrolledPanelRoutes({ ...services, passwords }),
    defineRoute('authenticateStaff', async ({ body, headers, ip }) => {
      const visitor = readVisitor({ headers, ip, body }, services.config);
      const signIn = await authenticateStaff({ ...services, passwords }, { ...body, ...visitor });
      if (!signIn.ok) return refuseAs(signIn.error);
      return welcome(signIn.value, body.cookieOnly === true);
    }),
    defineRoute('authenticateByPasskey', async ({ body, headers, ip }) => {
      const visitor = readVisitor({ headers, ip, body }, services.config);
      const attempt = { credential: body.credential, ...visitor };
      const signIn = await authenticateByPasskey({ ...services, passwords }, attempt);
      return signIn.ok ? welcome(signIn.value, body.cookieOnly === true) : refuseAs(signIn.error);
    }),
    defineRoute('getStaffSession', async ({ session }) => {
      const { firstName, lastName, email, roles, expiresAt } = session;
      const userRoles = readRoles(roles);
      const role = strongestOf(userRoles);
      const panel = session.kind === 'panel' ? { name: firstName, isLocked: session.isLocked } : null;
      return answer({ panel, firstName, lastName, email, role, userRoles, expiresAt: isoInstant(expiresAt) });
    }),
    defineRoute('findPersonData', async ({ body: { contact }, session, ip }) => {
      const found = await findPerson(services, contact);
      if (!found.ok) return refuseAs(found.error);
      await services.securityLog.record({ kind: 'exported', userId: session.userId, ip, detail: 'person-data' });
      return answerAs(findPersonData, found.value);
    }),
    defineRoute('forgetPerson', async ({ body: { contact }, session, ip }) => {
      const forgotten = await forgetPerson(services, contact);
      if (!forgotten.ok) return refuseAs(forgotten.error);
      await services.securityLog.record({ kind: 'person_forgotten', userId: session.userId, ip, detail: '' });
      const { upcomingReservations: upcoming } = forgotten.value;
      const sentences = [
        'Datele au fost șterse. Comenzile rămân în evidențe, fără persoană.',
        ...(upcoming === 0 ? [] : [countOf(upcoming, KEPT_RESERVATIONS)]),
      ];
      return answer({ message: sentences.join(' ') });
    }),
    defineRoute('signOut', async ({ session }) => {
      await signOut(services, session);
      return answer({ message: 'Sesiunea a fost închisă.' }, { cookies: [expiredSessionCookie(isSecure)] });
    }),
    defineRoute('createSocketTicket', async ({ session }) => {
      const { ticket, expiresAt } = await createSocketTicket(services, session);
      return answer({ ticket, expiresAt: isoInstant(expiresAt) });
    }),
  ];
}
