import type { z } from 'zod';
import { sentenceOf } from '#contract/errors.ts';
import { SERVICE_FIELDS } from '#contract/restaurant/service-fields.ts';
import type { OfferedServicesRequest } from '#contract/schedule/services-wire.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { decideServiceTerms } from '#domain/schedule/decide-service-terms.ts';
import { SERVICES, type Service, type ServiceTerms } from '#domain/schedule/schedule.ts';
import { formatDuration } from '#domain/time/duration.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { parseLocalDate } from '#domain/time/local-date.ts';
import { saveByStaff } from '#server/features/changes/index.ts';
import { loadRestaurantFacts, type RestaurantSwitches, switchRestaurant } from '#server/features/restaurant/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { SERVICE_NAMES } from './describe-schedule.ts';
import type { SetupRefusal } from './save-schedule.ts';
import { loadServiceTerms, upsertServiceTerms } from './schedule.repository.ts';

export const SERVICES_SUBJECT = 'services';

type Request = z.output<typeof OfferedServicesRequest>;
type Terms = Readonly<Record<Service, ServiceTerms>>;

/** Saves the services; fields missing in the request stay, and a service that is off loses its times. */
export function saveServices(
  services: DbServices,
  request: Request,
  staffId: number,
): Promise<Result<{ readonly version: number }, SetupRefusal>> {
  const saving = { subject: SERVICES_SUBJECT, staffId, version: request.version };
  return saveByStaff<{ readonly version: number }, SetupRefusal>(services, saving, async (tx, save) => {
    const stored = await loadServiceTerms(tx);
    const before = await loadRestaurantFacts(tx);
    const wanted = readTerms(request, stored);
    if (!wanted.ok) return wanted;
    const beginning = parseLocalDate(request.ownContainerFrom ?? before.ownContainerFrom);
    if (!beginning.ok) {
      return err({ code: 'invalid_request', fields: { ownContainerFrom: sentenceOf('closure_date_invalid') } });
    }
    const switches = {
      isDineInEnabled: request.dineInEnabled ?? before.isDineInEnabled,
      ownContainerFrom: beginning.value,
    };
    const isSwitched =
      switches.isDineInEnabled !== before.isDineInEnabled || switches.ownContainerFrom !== before.ownContainerFrom;
    return save({
      title: 'Servicii oferite',
      before: describeServices(stored, before),
      after: describeServices(wanted.value, switches),
      async write() {
        await upsertServiceTerms(tx, wanted.value);
        if (isSwitched) await switchRestaurant(tx, switches);
      },
    });
  });
}

function readTerms(request: Request, stored: Terms): Result<Terms, SetupRefusal> {
  const fields: Record<string, string> = {};
  const read = (service: Service): ServiceTerms => {
    const names = SERVICE_FIELDS[service];
    const before = stored[service];
    const isNamed = [names.enabled, names.asSoonAsPossible, names.minimum, names.maximum].some(
      (name) => request[name] !== undefined,
    );
    if (!isNamed) return before;
    const terms = decideServiceTerms({
      isEnabled: request[names.enabled] ?? before.enabled,
      asSoonAsPossible: request[names.asSoonAsPossible] ?? before.asSoonAsPossible,
      minimumAdvance: textOr(request[names.minimum], before.minimumAdvanceMinutes),
      maximumAdvance: textOr(request[names.maximum], before.maximumAdvanceMinutes),
    });
    if (terms.ok) return terms.value;
    for (const { field, code } of terms.error) {
      fields[field === 'minimumAdvance' ? names.minimum : names.maximum] = sentenceOf(code);
    }
    return before;
  };
  const terms = {
    pickup: read('pickup'),
    delivery: read('delivery'),
    booking: read('booking'),
    preOrders: read('preOrders'),
  };
  return Object.keys(fields).length > 0 ? err({ code: 'invalid_request', fields }) : ok(terms);
}

/** The sent value, else the stored one; both as text. */
function textOr(sent: string | null | undefined, minutes: number | null): string | null {
  if (sent !== undefined) return sent;
  return minutes === null ? null : formatDuration(minutes);
}

type OtherSwitches = Pick<RestaurantSwitches, 'isDineInEnabled' | 'ownContainerFrom'>;

function describeServices(
  terms: Terms,
  { isDineInEnabled, ownContainerFrom }: OtherSwitches,
): Readonly<Record<string, string>> {
  const lengthOf = (minutes: number | null) => (minutes === null ? '' : formatDuration(minutes));
  const yes = (is: boolean) => (is ? 'da' : 'nu');
  return Object.fromEntries([
    ...SERVICES.flatMap((service) => {
      const { enabled, asSoonAsPossible, minimumAdvanceMinutes, maximumAdvanceMinutes } = terms[service];
      const name = SERVICE_NAMES[service];
      return [
        [name, enabled ? 'pornit' : 'oprit'],
        [`${name}: cât mai repede`, yes(asSoonAsPossible)],
        [`${name}: timp minim`, lengthOf(minimumAdvanceMinutes)],
        [`${name}: timp maxim`, lengthOf(maximumAdvanceMinutes)],
      ];
    }),
    ['Servire la masă', yes(isDineInEnabled)],
    ['Recipientul clientului, din', formatDate(ownContainerFrom)],
  ]);
}
