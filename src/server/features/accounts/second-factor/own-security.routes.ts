import { getOwnSecurity } from '#contract/accounts/staff-calls.ts';
import { readDevice } from '#server/platform/http/credentials.ts';
import {
  answer,
  answerAs,
  answerWith,
  defineRoute,
  type Route,
  refuse,
  refuseAs,
} from '#server/platform/http/route.ts';
import { isServedSecurely } from '#server/platform/http/served-securely.ts';
import type { PasswordServices } from '../passwords/check-password.ts';
import { renewedCookies } from '../sign-in/renewed-cookies.ts';
import { endOtherDevices, endOwnDevice, readOwnSecurity } from './own-devices.ts';
import { addPasskey, askPasskey, type PasskeyServices, removePasskey, startPasskey } from './passkeys.ts';
import { lockOffice, proveAgain } from './prove-again.ts';
import { confirmTotp, removeTotp, renewRecoveryCodes, startTotp } from './set-up-totp.ts';

const CODES = (message: string, recoveryCodes: readonly string[]) =>
  answer({ message, recoveryCodes: [...recoveryCodes] });

export function ownSecurityRoutes(services: PasskeyServices & PasswordServices): readonly Route[] {
  const isSecure = isServedSecurely(services.config.publicUrl);
  return [
    defineRoute('getOwnSecurity', async ({ session }) =>
      answerAs(getOwnSecurity, await readOwnSecurity(services, session)),
    ),
    defineRoute('startTotp', async ({ session }) =>
      answerWith(await startTotp(services, session), (started) => started),
    ),
    defineRoute('confirmTotp', async ({ session, body: { code }, ip }) => {
      const confirmed = await confirmTotp(services, session, { code, ip });
      return confirmed.ok ? CODES('Aplicația a fost adăugată.', confirmed.value) : refuse(confirmed.error.code);
    }),
    defineRoute('removeTotp', async ({ session, ip }) => {
      await removeTotp(services, session, ip);
      return answer({ message: 'Aplicația a fost scoasă.' });
    }),
    defineRoute('renewRecoveryCodes', async ({ session, ip }) =>
      CODES('Codurile vechi nu mai sunt valabile.', await renewRecoveryCodes(services, session, ip)),
    ),
    defineRoute('startPasskey', async ({ session }) =>
      answer({ options: { ...(await startPasskey(services, session)) } }),
    ),
    defineRoute('addPasskey', async ({ session, body, ip }) => {
      const added = await addPasskey(services, session, { ...body, ip });
      return added.ok ? CODES('Cheia de acces a fost adăugată.', added.value) : refuse(added.error.code);
    }),
    defineRoute('removePasskey', async ({ session, body: { id }, ip }) =>
      (await removePasskey(services, session, { id, ip }))
        ? answer({ message: 'Cheia de acces a fost ștearsă.' })
        : refuse('not_owned'),
    ),
    defineRoute('endOwnDevice', async ({ session, body: { id }, ip }) =>
      (await endOwnDevice(services, session, { id, ip }))
        ? answer({ message: 'Dispozitivul a fost deconectat.' })
        : refuse('not_owned'),
    ),
    defineRoute('endOtherDevices', async ({ session, body: { panels }, ip }) => {
      await endOtherDevices(services, session, { ip, keepsPanels: panels !== true });
      return answer({ message: 'Celelalte dispozitive au fost deconectate.' });
    }),
    defineRoute('prove', async ({ session, body, headers, ip }) => {
      const proved = await proveAgain(services, session, { ...body, ip, device: readDevice(headers, isSecure) });
      if (!proved.ok) return refuseAs(proved.error);
      const cookies = await renewedCookies(services, session, headers);
      return answer({ message: 'Mulțumim, puteți continua.' }, { cookies });
    }),
    defineRoute('requireProof', async () => answer({ message: 'Puteți continua.' })),
    defineRoute('lockOffice', async ({ session }) => {
      await lockOffice(services, session);
      return answer({ message: 'Administrarea a fost blocată.' });
    }),
    defineRoute('askPasskey', async () => answer({ options: { ...(await askPasskey(services)) } })),
  ];
}
