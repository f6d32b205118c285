import { useRouter } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { contactSentence } from '#contract/accounts/contact-errors.ts';
import { IDEMPOTENCY_HEADER } from '#contract/call.ts';
import { isoInstant } from '#contract/values/iso-instant.ts';
import { type GuestField, parseGuest, type TypedGuest } from '#domain/reservations/parse-guest.ts';
import { MOST_PEOPLE, PEOPLE_CHOICES } from '#domain/reservations/reservation.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { dateOf, firstInstantAt } from '#domain/time/bucharest.ts';
import { describeDay, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { general } from '#web/i18n/general.ts';
import { reservationText } from '#web/i18n/house/reservation.ts';
import { newAttempt } from '#web/storefront/checkout/sending/attempt.ts';
import { useKept } from '#web/storefront/facts/kept-answer.ts';
import { readSchedule } from '#web/storefront/facts/read-schedule.ts';
import { restaurantFacts } from '#web/storefront/facts/shop-answers.ts';
import { FormFrame, Honeypot } from '#web/storefront/forms/form-frame.tsx';
import { useSending } from '#web/storefront/forms/use-sending.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { BookedSheet, type BookedTable } from './booked-sheet.tsx';
import { listBookingOptions, moveToDay } from './booking-options.ts';
import styles from './reservation.module.css';

/** The form as it is fetched when somebody comes near it. */
export function ReservationForm() {
  const { api } = useRouter().options.context;
  const answer = restaurantFacts(api);
  const { value: restaurant, hasFailed } = useKept(answer);
  const schedule = useMemo(() => (restaurant ? readSchedule(restaurant) : null), [restaurant]);
  if (restaurant && schedule) return <OpenForm schedule={schedule} phone={restaurant.phoneNumber} />;
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
  return <Skeleton height="30rem" />;
}

const MORE = '5+';
const EMPTY = {
  fullName: '',
  phone: '',
  email: '',
  people: '2',
  exactly: '',
  additionalInformation: '',
  website: '',
  /** Null until the guest chooses: then the form's own moment counts. */
  wanted: null as Instant | null,
};
type Form = typeof EMPTY;
type Problems = Readonly<Partial<Record<GuestField, string>>>;

const WIRE_FIELDS = {
  fullName: 'fullName',
  phone: 'phoneNumber',
  email: 'email',
  people: 'numberOfPeople',
  additionalInformation: 'additionalInformation',
} as const satisfies Record<GuestField, string>;

function OpenForm({ schedule, phone }: { readonly schedule: Schedule; readonly phone: string }) {
  const { api } = useRouter().options.context;
  const now = useNow();
  const [form, setForm] = useState(EMPTY);
  const [found, setFound] = useState<Problems>({});
  const [booked, setBooked] = useState<BookedTable | null>(null);
  const attempts = useRef(new Map<string, string>());
  const edit = (change: Partial<Form>) => setForm((before) => ({ ...before, ...change }));
  const { days, slots, chosen } = useMemo(
    () => listBookingOptions({ schedule, now }, form.wanted),
    [schedule, now, form.wanted],
  );
  const typed: TypedGuest = { ...form, people: peopleOf(form) };
  const { sending, submit } = useSending(
    () => {
      const reservationData = {
        fullName: form.fullName,
        phoneNumber: form.phone,
        email: form.email,
        numberOfPeople: peopleOf(form),
        reservationDate: chosen === null ? '' : isoInstant(chosen),
        time: '',
        additionalInformation: form.additionalInformation,
        website: form.website,
      };
      return api('bookTable', {
        body: { reservationData },
        headers: { [IDEMPOTENCY_HEADER]: keyOf(attempts.current, reservationData) },
      });
    },
    ({ numberOfPeople }) => {
      if (chosen !== null) setBooked({ at: chosen, people: numberOfPeople, email: form.email.trim() });
      attempts.current.clear();
      setForm(EMPTY);
    },
    reservationText.failed,
  );
  if (chosen === null) return <Notice tone="plain">{reservationText.noMoments}</Notice>;

  const remaining = problemsOf(typed);
  const errorOf = (field: GuestField) => (found[field] ? remaining[field] : sending.errors[WIRE_FIELDS[field]]);
  const text = (name: 'fullName' | 'phone' | 'email', input: React.ComponentProps<'input'>) => (control: object) => (
    <input
      type="text"
      {...input}
      {...control}
      name={name}
      value={form[name]}
      onChange={({ target }) => edit({ [name]: target.value })}
    />
  );
  return (
    <>
      <FormFrame
        label={reservationText.title}
        // What was found here at the last press takes the focus as what the server finds does.
        sending={Object.keys(found).length > 0 ? { ...sending, errors: found } : sending}
        submitLabel={reservationText.send}
        onSubmit={() => {
          setFound(remaining);
          if (Object.keys(remaining).length === 0) void submit();
        }}
      >
        <div className={styles.pair}>
          <Field label={reservationText.date} error={sending.errors.reservationDate}>
            {(control) => (
              <select
                {...control}
                name="reservationDate"
                value={dateOf(chosen)}
                onChange={({ target }) =>
                  edit({ wanted: moveToDay({ schedule, now }, localDate(target.value), chosen) })
                }
              >
                {days.map((day) => (
                  <option key={day} value={day}>
                    {capitalised(describeDay(firstInstantAt(day, 720), now))}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={reservationText.time} error={sending.errors.time}>
            {(control) => (
              <select
                {...control}
                name="time"
                value={String(chosen)}
                onChange={({ target }) =>
                  edit({ wanted: slots.find((slot) => String(slot) === target.value) ?? chosen })
                }
              >
                {slots.map((slot) => (
                  <option key={slot} value={slot}>
                    {formatHour(slot)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <div className={styles.pair}>
          <Field label={reservationText.people} error={form.people === MORE ? undefined : errorOf('people')}>
            {(control) => (
              <select
                {...control}
                name="people"
                value={form.people}
                onChange={({ target }) => edit({ people: target.value })}
              >
                {[...PEOPLE_CHOICES.map(String), MORE].map((choice) => (
                  <option key={choice} value={choice}>
                    {choice}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {form.people === MORE && (
            <Field
              label={reservationText.peopleExactly}
              hint={
                <>
                  {reservationText.peopleHint} <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
                </>
              }
              error={errorOf('people')}
            >
              {(control) => (
                <input
                  {...control}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={MOST_PEOPLE}
                  name="exactly"
                  value={form.exactly}
                  onChange={({ target }) => edit({ exactly: target.value })}
                />
              )}
            </Field>
          )}
        </div>
        <Field label={reservationText.name} error={errorOf('fullName')}>
          {text('fullName', { autoComplete: 'name', maxLength: 120 })}
        </Field>
        <div className={styles.pair}>
          <Field label={reservationText.phone} error={errorOf('phone')}>
            {text('phone', { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 40 })}
          </Field>
          <Field label={reservationText.email} error={errorOf('email')}>
            {text('email', {
              type: 'email',
              inputMode: 'email',
              autoComplete: 'email',
              autoCapitalize: 'none',
              spellCheck: false,
              maxLength: 254,
            })}
          </Field>
        </div>
        <Field
          label={reservationText.notes}
          hint={reservationText.notesHint}
          error={errorOf('additionalInformation')}
          isOptional
        >
          {(control) => (
            <textarea
              rows={3}
              maxLength={500}
              {...control}
              name="additionalInformation"
              value={form.additionalInformation}
              onChange={({ target }) => edit({ additionalInformation: target.value })}
            />
          )}
        </Field>
        <Honeypot value={form.website} onChange={(website) => edit({ website })} />
        <p className={styles.note}>
          {reservationText.privacy.before}
          <a href="/privacy-policy" target="_blank" rel="noopener">
            {reservationText.privacy.link}
          </a>
          {reservationText.privacy.after}
        </p>
      </FormFrame>
      {booked && <BookedSheet booked={booked} onClose={() => setBooked(null)} />}
    </>
  );
}

/** As it is sent: a larger party tells its number, so that the right table is kept. */
function peopleOf({ people, exactly }: Pick<Form, 'people' | 'exactly'>): string {
  return people === MORE ? exactly.trim() : people;
}

/** An empty field is asked for; a filled one is told what is wrong with it. */
function problemsOf(typed: TypedGuest): Problems {
  const read = parseGuest(typed);
  if (read.ok) return {};
  return Object.fromEntries(
    // Keys of a literal table, each with its own code.
    (Object.entries(read.error) as [GuestField, Parameters<typeof contactSentence>[0]][]).map(([field, code]) => [
      field,
      String(typed[field]).trim() === '' ? reservationText.required : contactSentence(code),
    ]),
  );
}

/** The same content keeps its key, so that sending it again is the same request; another content is another one. */
function keyOf(keys: Map<string, string>, content: object): string {
  const written = JSON.stringify(content);
  const key = keys.get(written) ?? newAttempt().key;
  keys.set(written, key);
  return key;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
