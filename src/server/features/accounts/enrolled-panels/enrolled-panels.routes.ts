import { getEnrolledPanels } from '#contract/accounts/staff-calls.ts';
import { isoInstant } from '#contract/values/convert.ts';
import { describeDevice } from '#domain/accounts/describe-device.ts';
import { panelCookie } from '#server/platform/http/credentials.ts';
import { answer, answerAs, defineRoute, type Route, refuse, refuseAs } from '#server/platform/http/route.ts';
import { isServedSecurely } from '#server/platform/http/served-securely.ts';
import { endPanel, enrolPanel, lockPanel, type PanelServices, unlockPanel } from './enrol-panel.ts';
import { listEnrolledPanels } from './enrolled-panels.repository.ts';

export function enrolledPanelRoutes(
  services: PanelServices & { readonly config: { readonly publicUrl: string } },
): readonly Route[] {
  const { db, clock } = services;
  const isSecure = isServedSecurely(services.config.publicUrl);
  return [
    defineRoute('getEnrolledPanels', async () =>
      answerAs(getEnrolledPanels, {
        panels: (await listEnrolledPanels(db, clock())).map(({ userAgent, ...panel }) => ({
          ...panel,
          device: describeDevice(userAgent),
        })),
      }),
    ),
    defineRoute('enrolPanel', async ({ session, body, headers, ip }) => {
      const userAgent = headers.get('user-agent') ?? '';
      const enrolled = await enrolPanel(services, session, { ...body, ip, userAgent });
      if (!enrolled.ok) return refuseAs(enrolled.error);
      const { token, expiresAt } = enrolled.value;
      return answer(
        { message: 'Dispozitivul este acum un panou al casei.', expiresAt: isoInstant(expiresAt) },
        { cookies: [panelCookie(token, isSecure)] },
      );
    }),
    defineRoute('endEnrolledPanel', async ({ session, body: { id }, ip }) =>
      (await endPanel(services, session, { id, ip }))
        ? answer({ message: 'Tableta a fost deconectată.' })
        : refuse('not_owned'),
    ),
    defineRoute('lockPanel', async ({ session }) => {
      await lockPanel(services, session);
      return answer({ message: 'Panoul a fost blocat.' });
    }),
    defineRoute('unlockPanel', async ({ session, body: { pin }, ip }) => {
      const unlocked = await unlockPanel(services, session, { pin, ip });
      return unlocked.ok ? answer({ message: 'Panoul a fost deblocat.' }) : refuseAs(unlocked.error);
    }),
  ];
}
