import { useMemo, useRef, useState } from 'react';
import { contactSentence } from '#contract/accounts/contact-errors.ts';
import { IDEMPOTENCY_HEADER } from '#contract/idempotency.ts';
import { bookTable } from '#contract/reservations/calls.ts';
import { tableRequest } from '#contract/reservations/table-request.ts';
import { type GuestField, parseGuest, type TypedGuest } from '#domain/reservations/parse-guest.ts';
import { MOST_PEOPLE, PEOPLE_CHOICES } from '#domain/reservations/reservation.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { dateOf, firstInstantAt } from '#domain/time/bucharest.ts';
import { describeDay, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { TextArea, TextField } from '#web/forms/guest/fields.tsx';
import { GuestForm, Honeypot } from '#web/forms/guest/guest-form.tsx';
import { SelectField } from '#web/forms/guest/select-field.tsx';
import type { Problems } from '#web/forms/read-refusal.ts';
import { useForm } from '#web/forms/use-form.ts';
import { general } from '#web/i18n/general.ts';
import { reservationText } from '#web/i18n/shop/reservation.ts';
import { newKey } from '#web/new-key.ts';
import { useSavedOrders } from '#web/storefront/facts/cached-answer.ts';
import { restaurantFacts } from '#web/storefront/facts/shop-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useApi } from '#web/use-api.ts';
import { BookedSheet, type BookedTable } from './booked-sheet.tsx';
import { listBookingOptions, moveToDay } from './booking-options.ts';
import styles from './reservation.module.css';
import { ReservationOutline } from './reservation-outline.tsx';

/** The form, fetched when the guest scrolls near it. */
export function ReservationForm() {
  const api = useApi();
  const answer = restaurantFacts(api);
  const { value: restaurant, hasFailed } = useSavedOrders(answer);
  if (restaurant) return <OpenForm schedule={restaurant.schedule} phone={restaurant.phone} />;
  if (hasFailed) {
    return (
      <Notice tone="warn" role="alert">
        {reservationText.loadFailed}{' '}
        <Button look="quiet" onClick={answer.look}>
          {general.retry}
        </Button>
      </Notice>
    );
  }
  return <ReservationOutline />;
}

const MORE = '5+';
/** Field names of the wire, except for the size of the party. */
const EMPTY = {
  fullName: '',
  phoneNumber: '',
  email: '',
  people: '2',
  exactly: '',
  additionalInformation: '',
  website: '',
  /** Null until the guest chooses: then the default moment applies. */
  reservationDate: null as Instant | null,
};
type Values = typeof EMPTY;

function OpenForm({ schedule, phone }: { readonly schedule: Schedule; readonly phone: string }) {
  const api = useApi();
  const now = useNow();
  const [booked, setBooked] = useState<BookedTable | null>(null);
  const attempts = useRef(new Map<string, string>());
  const optionsFor = (wanted: Instant | null) => listBookingOptions({ schedule, now }, wanted);
  const form = useForm({
    initial: EMPTY,
    judge: problemsOf,
    fieldOf: (path, values) =>
      path === 'numberOfPeople' ? partyField(values) : path === 'time' ? 'reservationDate' : path,
    send: (values) => {
      const { people: _, exactly: __, ...typed } = values;
      const { chosen: at } = optionsFor(values.reservationDate);
      const reservationData = tableRequest({ ...typed, numberOfPeople: peopleOf(values) }, at);
      return api(bookTable, {
        body: { reservationData },
        headers: { [IDEMPOTENCY_HEADER]: keyOf(attempts.current, reservationData) },
      });
    },
    onSent({ numberOfPeople: people }, { email, reservationDate }) {
      const { chosen: at } = optionsFor(reservationDate);
      if (at !== null) setBooked({ at, people, email: email.trim() });
      attempts.current.clear();
      form.reset(EMPTY);
    },
    failed: reservationText.failed,
  });
  const { people, reservationDate } = form.values;
  const { days, slots, chosen } = useMemo(
    () => listBookingOptions({ schedule, now }, reservationDate),
    [schedule, now, reservationDate],
  );
  if (chosen === null) return <Notice tone="plain">{reservationText.noMoments(phone)}</Notice>;

  return (
    <>
      <GuestForm form={form} label={reservationText.title} submitLabel={reservationText.send}>
        <div className={styles.moment}>
          <SelectField
            {...form.bind('reservationDate')}
            label={reservationText.date}
            value={dateOf(chosen)}
            onChange={({ target }) =>
              form.set('reservationDate', moveToDay({ schedule, now }, localDate(target.value), chosen))
            }
          >
            {days.map((day) => (
              <option key={day} value={day}>
                {capitalised(describeDay(firstInstantAt(day, 720), now))}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={reservationText.time}
            value={chosen}
            onChange={({ target }) =>
              form.set('reservationDate', slots.find((slot) => String(slot) === target.value) ?? chosen)
            }
          >
            {slots.map((slot) => (
              <option key={slot} value={slot}>
                {formatHour(slot)}
              </option>
            ))}
          </SelectField>
          <SelectField {...form.bind('people')} label={reservationText.people}>
            {[...PEOPLE_CHOICES.map(String), MORE].map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </SelectField>
        </div>
        {people === MORE && (
          <TextField
            {...form.bind('exactly')}
            label={reservationText.peopleExactly}
            hint={
              phone === '' ? undefined : (
                <>
                  {reservationText.peopleHint} <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
                </>
              )
            }
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_PEOPLE}
          />
        )}
        <TextField {...form.bind('fullName')} label={reservationText.name} autoComplete="name" maxLength={120} />
        <div className={styles.pair}>
          <TextField {...form.bind('phoneNumber')} kind="phone" label={reservationText.phone} />
          <TextField {...form.bind('email')} kind="email" label={reservationText.email} />
        </div>
        <TextArea
          {...form.bind('additionalInformation')}
          label={reservationText.notes}
          hint={reservationText.notesHint}
          rows={3}
          maxLength={500}
          isOptional
        />
        <Honeypot {...form.bind('website')} />
        <p className={styles.note}>
          {reservationText.privacy.before}
          <a href="/privacy-policy" target="_blank" rel="noopener">
            {reservationText.privacy.link}
          </a>
          {reservationText.privacy.after}
        </p>
      </GuestForm>
      {booked && <BookedSheet booked={booked} onClose={() => setBooked(null)} />}
    </>
  );
}

/** The party size as it is sent: a larger party tells its exact number, so that the right table is reserved. */
function peopleOf({ people, exactly }: Pick<Values, 'people' | 'exactly'>): string {
  return people === MORE ? exactly.trim() : people;
}

/** The field that asks for the size of the party. */
function partyField({ people }: Pick<Values, 'people'>): 'exactly' | 'people' {
  return people === MORE ? 'exactly' : 'people';
}

/** An empty field gets "required"; a filled one gets its problem. */
function problemsOf(values: Values): Problems {
  const typed: TypedGuest = { ...values, phone: values.phoneNumber, people: peopleOf(values) };
  const read = parseGuest(typed);
  if (read.ok) return {};
  const pathOf = (field: GuestField) =>
    field === 'people' ? partyField(values) : field === 'phone' ? 'phoneNumber' : field;
  return Object.fromEntries(
    // The keys come from a literal table, each with its own code.
    (Object.entries(read.error) as [GuestField, Parameters<typeof contactSentence>[0]][]).map(([field, code]) => [
      pathOf(field),
      String(typed[field]).trim() === '' ? reservationText.required : contactSentence(code),
    ]),
  );
}

/**
 * The same content keeps its idempotency key, so sending it again is the same request; other content gets another key.
 */
function keyOf(keys: Map<string, string>, content: object): string {
  const written = JSON.stringify(content);
  const key = keys.get(written) ?? newKey();
  keys.set(written, key);
  return key;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
