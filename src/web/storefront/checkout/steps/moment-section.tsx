import { useId, useMemo } from 'react';
import { firstInstantAt } from '#domain/time/bucharest.ts';
import { describeDay, formatHour } from '#domain/time/format-date.ts';
import { type LocalDate, parseLocalDate } from '#domain/time/local-date.ts';
import { checkout } from '#web/i18n/checkout.ts';
import {
  asapReason,
  listMoments,
  listMomentsOn,
  type WindowedProduct,
  windowedProducts,
} from '#web/storefront/checkout/form/moment-options.ts';
import { momentQuestion } from '#web/storefront/checkout/form/settle-form.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import styles from '../checkout.module.css';
import { Section } from './section.tsx';

export function MomentSection({
  view: { cart, form, facts, priced, errorOf, edit, leave },
}: {
  readonly view: Checkout;
}) {
  const headingId = useId();
  const question = momentQuestion(form, facts, priced);
  const { schedule, at: now } = facts;
  const { today, ahead } = priced.days;
  const { method, extraMinutes } = question ?? { method: null, extraMinutes: 0 };
  // The same list while cart and menu are the same: what is listed below is not worked out again at every letter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines are priced anew at every drawing, by what is named here.
  const windowed = useMemo(() => windowedProducts(priced, facts.menu), [cart, facts.menu]);
  const moments = useMemo(
    () =>
      method === null ? null : listMoments({ schedule, method, now, days: { today, ahead }, extraMinutes, windowed }),
    [schedule, method, now, today, ahead, extraMinutes, windowed],
  );
  const slots = useMemo(
    () =>
      method === null || form.date === null
        ? []
        : listMomentsOn({ schedule, method, now, days: { today, ahead }, extraMinutes, windowed }, form.date),
    [schedule, method, now, today, ahead, extraMinutes, windowed, form.date],
  );
  // A cart without a common day is told where the cart is; choosing a moment would not help.
  if (moments === null || method === null || (!today && !ahead)) return null;
  const error = errorOf('requestedAt');
  return (
    <Section field="requestedAt" title={checkout.when} headingId={headingId}>
      <ChoiceGroup
        labelledBy={headingId}
        name="when"
        value={form.when}
        error={form.when === 'asap' ? error : undefined}
        onChange={(when) => edit({ when })}
        options={[
          {
            value: 'asap',
            label: checkout.asap,
            hint: checkout.asapText[method],
            reason: moments.asap.ok ? null : asapReason(moments.asap.error, now, moments.dates.length > 0),
          },
          {
            value: 'chosen',
            label: checkout.chosen,
            reason: moments.dates.length > 0 ? null : noMoments(windowed, ahead),
          },
        ]}
      />
      {form.when === 'chosen' && moments.dates.length > 0 && (
        <div className={styles.pair}>
          <Field label={checkout.date}>
            {(control) => (
              <select
                {...control}
                name="date"
                value={form.date !== null && moments.dates.includes(form.date) ? form.date : ''}
                onChange={({ target }) => edit({ date: readDate(target.value) })}
              >
                <option value="">{checkout.chooseDate}</option>
                {moments.dates.map((date) => (
                  <option key={date} value={date}>
                    {capitalised(describeDay(firstInstantAt(date, 720), now))}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={checkout.hour} error={error}>
            {(control) => (
              <select
                {...control}
                name="requestedAt"
                disabled={form.date === null}
                value={form.requestedAt !== null && slots.includes(form.requestedAt) ? String(form.requestedAt) : ''}
                onBlur={() => leave('requestedAt')}
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
              </select>
            )}
          </Field>
        </div>
      )}
    </Section>
  );
}

function noMoments(windowed: readonly WindowedProduct[], ahead: boolean): string {
  if (windowed.length > 0) return checkout.noCommonHour(windowed.map(({ name }) => name).join(', '));
  return ahead ? checkout.noMoments : checkout.todayIsOver;
}

function readDate(text: string): LocalDate | null {
  const date = parseLocalDate(text);
  return date.ok ? date.value : null;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
