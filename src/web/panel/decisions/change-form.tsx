import { Checkbox, Textarea } from '@mantine/core';
import type { OrderView } from '#domain/orders/order-view.ts';
import { ANSWER_MINUTES_OPTIONS } from '#domain/orders/proposals/proposal.ts';
import { PREPARATION_MINUTES_OPTIONS } from '#domain/orders/steps/preparation-minutes.ts';
import { REASON_MAX_LENGTH } from '#domain/text/reason.ts';
import type { Form } from '#web/forms/use-form.ts';
import { noteWords } from '#web/i18n/order-notes.ts';
import { proposalWords as words } from '#web/i18n/panel/proposals.ts';
import { DayInput } from '#web/staff/form/day-input.tsx';
import { HourInput } from '#web/staff/form/hour-input.tsx';
import { Choices } from '#web/staff/kit/choices.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { Presets } from '#web/staff/kit/presets.tsx';
import { withDefaults } from './change-draft.ts';
import { ChangeLines } from './change-lines.tsx';
import { ChangeOutcome } from './change-outcome.tsx';
import { ChangeTerms } from './change-terms.tsx';
import { type ChangeValues, chosenWayOf, consentsFor, needsAllergyRead, needsMinutes } from './change-values.ts';
import { DecisionForm, type DecisionProps } from './decision-dialog.tsx';
import { useChangeForm } from './use-change-form.ts';

/**
 * Changes an order; the server answers what it then costs and whether it is possible. The guest is asked on the live
 * page, or has agreed on the telephone. The guest's agreement to an undecided order also accepts it.
 */
export function ChangeForm({ order, onClose }: DecisionProps) {
  const change = useChangeForm({ order, onClose });
  const { opened, form, facts, menu, quote, isPriced, payable, isSplitRight } = change;
  const formWords = { ...words, submit: form.values.consent === 'page' ? words.submitPage : words.submitPhone };
  return (
    <DecisionForm form={form} words={formWords} tone="good" onClose={onClose} isReady={change.isReady}>
      <ChangeLines
        lines={withDefaults(form.values.lines, menu)}
        menu={facts === null ? null : menu}
        onChange={(changed) => form.set('lines', changed)}
      />
      {change.hasMenuFailed && <Note tone="warn">{words.addMenuFailed}</Note>}
      <Columns least="9rem" gap="0.75rem">
        <HourInput label={words.hour} {...form.bind('hour')} />
        {form.values.hour !== '' && <DayInput label={words.day} {...form.bind('day')} />}
      </Columns>
      <ChangeTerms form={form} opened={opened} facts={facts} payable={payable} isSplitRight={isSplitRight} />
      <ChangeOutcome
        quote={quote.data ?? null}
        isPriced={isPriced}
        failure={quote.error}
        opened={opened}
        isPaidOtherwise={form.values.payment !== chosenWayOf(opened)}
      />
      <Presets legend={words.presets} texts={words.reasonPresets} onChoose={(text) => form.set('reason', text)} />
      <Textarea label={words.reason} required rows={2} maxLength={REASON_MAX_LENGTH} {...form.bind('reason')} />
      {needsMinutes(form.values, opened) && (
        <Choices
          name="preparation"
          legend={words.preparation}
          least="4rem"
          options={PREPARATION_MINUTES_OPTIONS.map((minutes) => ({ value: minutes, label: minutes }))}
          {...form.bind('preparation')}
        />
      )}
      {needsAllergyRead(opened) && (
        <Note tone="bad">
          <Checkbox label={noteWords.read} {...form.tick('hasReadAllergy')} />
        </Note>
      )}
      <ConsentChoices form={form} opened={opened} />
    </DecisionForm>
  );
}

function ConsentChoices({ form, opened }: { readonly form: Form<ChangeValues>; readonly opened: OrderView }) {
  const consents = consentsFor(opened);
  if (consents.length === 1) return <Note tone="warn">{words.noMailbox}</Note>;
  return (
    <>
      <Choices
        name="consent"
        legend={words.consentLegend}
        options={consents.map((one) => ({ value: one, label: words.consents[one] }))}
        {...form.bind('consent')}
      />
      {form.values.consent === 'page' && (
        <>
          <p>{words.pageHint}</p>
          <Choices
            name="answer-minutes"
            legend={words.answerMinutes}
            least="4rem"
            options={ANSWER_MINUTES_OPTIONS.map((minutes) => ({ value: minutes, label: minutes }))}
            {...form.bind('answerMinutes')}
          />
        </>
      )}
    </>
  );
}
