import { useMemo } from 'react';
import { minutesLeft } from '#domain/orders/placing/minutes-left.ts';
import { dateOf, firstInstantAt } from '#domain/time/bucharest.ts';
import { describeDay, describeSoon, formatHour } from '#domain/time/format-date.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { ordering } from '#web/i18n/ordering.ts';
import { estimateFor, orderNow } from '#web/storefront/checkout/form/checkout-facts.ts';
import {
  asapReason,
  listMoments,
  listMomentsOn,
  type MomentOptions,
  type MomentQuestion,
} from '#web/storefront/checkout/form/moment-options.ts';
import { quickMoments } from '#web/storefront/checkout/form/quick-moments.ts';
import { momentQuestion } from '#web/storefront/checkout/form/settle-form.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { ChoiceGroup, type ChoiceOption } from '#web/ui/fields/choice-group.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import styles from '../checkout.module.css';
import { Section } from './section.tsx';

/** The choice of the moment: as soon as possible, one of the next hours, or any other hour of any day. */
export function MomentSection({ view }: { readonly view: Checkout }) {
  const { form, priced, errorOf, edit } = view;
  const moments = useMoments(view);
  const { today, ahead } = priced.days;
  // A cart without a common day is explained at the cart; choosing a moment would not help.
  if (moments === null || (!today && !ahead)) return null;
  const { question, options } = moments;
  const { now } = question;
  const isOther = form.when === 'chosen' && form.date !== null;
  const quick = quickMoments(question, options, isOther ? null : form.requestedAt);
  const asap: ChoiceOption<string> = {
    value: 'asap',
    label: checkout.asap,
    isWide: true,
    hint: estimateFor(question.method, form, view.facts, priced),
    reason: options.asap.ok ? null : asapReason(options.asap.error, now, options.dates.length > 0),
  };
  const hours = quick.moments.map((at) => ({
    value: String(at),
    label: dateOf(at) === dateOf(now) ? formatHour(at) : describeSoon(at, now),
  }));
  const isOnlyToday = options.dates.length > 0 && options.dates.every((date) => date === dateOf(now));
  const other = {
    value: 'other',
    label: isOnlyToday ? checkout.otherHour : checkout.otherTime,
    isWide: true,
    reason: options.dates.length > 0 ? null : noMoments(question, ahead),
  };
  const chosen = isOther ? 'other' : form.requestedAt === null ? null : String(form.requestedAt);
  return (
    <Section title={checkout.when}>
      {(headingId) => (
        <>
          <ChoiceGroup
            isTiled
            labelledBy={headingId}
            name="when"
            path={isOther ? undefined : 'requestedAt'}
            value={form.when === 'asap' ? 'asap' : chosen}
            error={isOther ? undefined : errorOf('requestedAt')}
            onChange={(value) => {
              const at = quick.moments.find((one) => String(one) === value) ?? null;
              if (value === 'asap') edit({ when: 'asap', date: null, requestedAt: null });
              else edit({ when: 'chosen', date: at === null ? (options.dates[0] ?? null) : null, requestedAt: at });
            }}
            options={quick.isLunchFirst ? [...hours, asap, other] : [asap, ...hours, other]}
          />
          {form.when === 'asap' && <p className={styles.hint}>{asapHint(view, question)}</p>}
          {isOther && options.dates.length > 0 && <OtherMoment view={view} {...moments} />}
        </>
      )}
    </Section>
  );
}

type Moments = { readonly question: MomentQuestion; readonly options: MomentOptions };

/** Any day and hour, in two selects. */
function OtherMoment({
  view: { form, errorOf, edit, engine },
  question,
  options: { dates },
}: Moments & { readonly view: Checkout }) {
  const slots = useMemo(() => (form.date === null ? [] : listMomentsOn(question, form.date)), [question, form.date]);
  return (
    <div className={styles.pair}>
      <Field label={checkout.date}>
        {(control) => (
          <Select
            {...control}
            name="date"
            value={form.date ?? ''}
            onChange={({ target }) =>
              edit({ date: dates.find((date) => date === target.value) ?? null, requestedAt: null })
            }
          >
            {dates.map((date) => (
              <option key={date} value={date}>
                {capitalised(describeDay(firstInstantAt(date, 720), question.now))}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={checkout.hour} error={errorOf('requestedAt')}>
        {(control) => (
          <Select
            {...control}
            name="requestedAt"
            data-path="requestedAt"
            value={form.requestedAt !== null && slots.includes(form.requestedAt) ? String(form.requestedAt) : ''}
            onBlur={() => engine.leave('requestedAt')}
            onChange={({ target }) =>
              edit({ requestedAt: slots.find((slot) => String(slot) === target.value) ?? null })
            }
          >
            <option value="">{checkout.chooseHour}</option>
            {slots.map((slot) => (
              <option key={slot} value={slot}>
                {formatHour(slot)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

/** Memoised while cart, menu and minute are the same, so that moments are not recalculated at every letter. */
function useMoments({ cart, form, facts, priced }: Checkout): Moments | null {
  const { method, zoneCode } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines are priced anew at every render, from the cart and the facts.
  return useMemo(() => {
    const question = momentQuestion(form, facts, priced);
    return question && { question, options: listMoments(question) };
  }, [cart, facts, method, zoneCode]);
}

/** In the last minutes before ordering ends, also how many are left. */
function asapHint({ form, facts, priced }: Checkout, { method }: MomentQuestion): string {
  const now = orderNow(method, form, facts, priced);
  const left = now.state === 'now' && now.closesAt !== null ? minutesLeft(now.closesAt, facts.at) : null;
  return left === null ? checkout.asapText[method] : `${ordering.lastCall(left)}. ${checkout.asapText[method]}`;
}

function noMoments({ windowed }: MomentQuestion, ahead: boolean): string {
  if (windowed.length > 0) return checkout.noCommonHour(windowed.map(({ name }) => name).join(', '));
  return ahead ? checkout.noMoments : checkout.todayIsOver;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
