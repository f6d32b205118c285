import { answer, answerSaved, answerWith, defineRoute, type Route } from '#server/platform/http/route.ts';
import { type CheckSenderServices, checkSender } from './check-sender.ts';
import {
  checkMailServer,
  loadMailSettings,
  type MailSettingsServices,
  removeMailSettings,
  saveMailSettings,
} from './mail-settings.ts';

export function serverSettingsRoutes(services: MailSettingsServices & CheckSenderServices): readonly Route[] {
  return [
    defineRoute('getMailSettings', async ({ session }) => answer(await loadMailSettings(services, session.userId))),
    defineRoute('saveMailSettings', async ({ body, session }) =>
      answerSaved(
        await saveMailSettings(services, session.userId, body),
        'Serverul de e-mail a fost salvat, criptat. E-mailurile pleacă prin el de acum.',
      ),
    ),
    defineRoute('removeMailSettings', async ({ body, session }) =>
      answerSaved(await removeMailSettings(services, session.userId, body), 'Serverul de e-mail a fost șters.'),
    ),
    defineRoute('tryMailServer', async ({ body, session }) =>
      answerWith(await checkMailServer(services, session.userId, body), ({ sentTo }) => ({
        message: `Serverul a primit e-mailul de probă pentru ${sentTo}. Căutați-l și în „Spam”.`,
      })),
    ),
    defineRoute('checkSender', async ({ query }) =>
      answerWith(await checkSender(services, query.selector ?? null), ({ domain, lines }) => ({
        domain,
        lines: [...lines],
      })),
    ),
  ];
}
