import { Alert, Button, Checkbox, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#contract/errors.ts';
import {
  getInvoiceSettings,
  type InvoiceSettings,
  saveInvoiceSettings,
  tryInvoiceKeys,
} from '#contract/invoices/staff-calls.ts';
import { SERIES_MAX_LENGTH } from '#domain/invoices/parse-invoice-number.ts';
import {
  parseInvoiceSettings,
  SECRET_MAX_LENGTH,
  type TypedInvoiceSettings,
  VAT_NAME_MAX_LENGTH,
} from '#domain/invoices/parse-invoice-settings.ts';
import { ALL_PROGRAMMES, factsOfProgramme } from '#domain/invoices/programmes.ts';
import { useSetup } from '#web/admin/setup/use-setup.ts';
import type { Loaded } from '#web/forms/form-state.ts';
import { invoiceWords as words } from '#web/i18n/admin/invoices.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Choices } from '#web/staff/kit/choices.tsx';
import { TouchLink } from '#web/staff/kit/links.tsx';
import { Row, Rows } from '#web/staff/kit/rows.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { OpenInvoicesCard } from './open-invoices-card.tsx';

/** `/admin/invoices`: the programme that issues invoices for companies, its key and series, and what was not issued. */
export function InvoicesScreen() {
  const { query, readAgain } = useSetup(getInvoiceSettings);
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={query} failed={words.failed}>
        {(settings) => (
          <>
            {!settings.hasCui && <MissingCui />}
            {(settings.isOn || settings.hasSecret) && <OpenInvoicesCard />}
            <SettingsForm settings={settings} readAgain={readAgain} />
            <Card title={words.ask} hint={words.askHint}>
              <Rows>
                {words.questions.map((question) => (
                  <Row key={question}>{question}</Row>
                ))}
              </Rows>
            </Card>
          </>
        )}
      </ReadState>
    </StaffPage>
  );
}

function MissingCui() {
  return (
    <Alert color="warn" title={words.noCui.title}>
      <p>{words.noCui.text}</p>
      <TouchLink to="/admin/set-name">{words.noCui.link}</TouchLink>
    </Alert>
  );
}

type SettingsFormProps = {
  readonly settings: InvoiceSettings;
  readonly readAgain: () => Promise<InvoiceSettings>;
};

function SettingsForm({ settings, readAgain }: SettingsFormProps) {
  const api = useApi();
  const form = useStaffForm({
    loaded: settingsFrom(settings),
    judge: (typed) => problemsOf(typed, hasSecretFor(typed)),
    send: (typed, version) => api(saveInvoiceSettings, { body: { ...typed, version } }),
    onSent: () => void readAgain(),
    reload: async () => settingsFrom(await readAgain()),
  });
  const [series, setSeries] = useState<readonly string[]>([]);
  const { programme, email, secret, series: chosen } = form.values;
  // Answered beside its button: what is said of the keys is read while they are corrected.
  const attempt = useMutation({
    mutationFn: () => api(tryInvoiceKeys, { body: { programme, email, secret, series: chosen } }),
    onSuccess: ({ series: found }) => setSeries(found ?? []),
  });
  const facts = factsOfProgramme(programme);
  return (
    <StaffForm form={form}>
      <Card title={words.programme} hint={words.programmeHint}>
        <Choices
          isExplained
          name="program"
          legend={words.programme}
          isLegendHidden
          least="14rem"
          options={ALL_PROGRAMMES.map((value) => ({
            value,
            label: factsOfProgramme(value).label,
            note: words.programmeNotes[value],
          }))}
          {...form.bind('programme')}
        />
        <Checkbox label={words.isOn} description={words.isOnHint} {...form.tick('isOn')} />
      </Card>
      <FormSection title={words.keys} hint={words.keysHint}>
        {facts.asksEmail && <TextInput type="email" label={words.email} autoComplete="off" {...form.bind('email')} />}
        <PasswordInput
          label={facts.secret}
          description={hasSecretFor(form.values) ? words.secretStored : facts.secretPlace}
          autoComplete="new-password"
          maxLength={SECRET_MAX_LENGTH}
          {...form.bind('secret')}
        />
        <Stack gap="xs" align="start" data-wide>
          <Button variant="default" loading={attempt.isPending} onClick={() => attempt.mutate()}>
            {words.tryKeys}
          </Button>
          <Text c="dimmed">{words.triesNothing}</Text>
          <div role="status">{attempt.data !== undefined && <Text>{attempt.data.message}</Text>}</div>
          {attempt.isError && (
            <Alert role="alert" color="bad">
              {failureSentence(attempt.error, words.tryFailed)}
            </Alert>
          )}
        </Stack>
      </FormSection>
      <FormSection title={words.seriesSection}>
        <Stack gap="xs">
          <TextInput
            label={words.series}
            description={words.seriesHint}
            maxLength={SERIES_MAX_LENGTH}
            autoComplete="off"
            {...form.bind('series')}
          />
          {series.length > 0 && (
            <Group gap="xs" role="group" aria-label={words.seriesFound}>
              {series.map((name) => (
                <Button
                  key={name}
                  variant="default"
                  aria-label={words.pickSeries(name)}
                  aria-pressed={name === chosen}
                  onClick={() => form.change({ series: name })}
                >
                  {name}
                </Button>
              ))}
            </Group>
          )}
        </Stack>
        <TextInput
          label={words.zeroVatName}
          description={words.zeroVatNameHint}
          maxLength={VAT_NAME_MAX_LENGTH}
          autoComplete="off"
          {...form.bind('zeroVatName')}
        />
        {facts.needsOwnSeries && (
          <Checkbox
            label={words.hasOwnSeries}
            description={words.hasOwnSeriesHint}
            data-wide
            {...form.tick('hasOwnSeries')}
          />
        )}
      </FormSection>
    </StaffForm>
  );

  /** The stored key is of the stored programme. */
  function hasSecretFor(typed: Pick<TypedInvoiceSettings, 'programme'>): boolean {
    return settings.hasSecret && typed.programme === settings.programme;
  }
}

function problemsOf(typed: TypedInvoiceSettings, hasSecret: boolean): Record<string, string> {
  const parsed = parseInvoiceSettings(typed, hasSecret);
  return parsed.ok ? {} : Object.fromEntries(parsed.error.map(({ field, code }) => [field, sentenceOf(code)]));
}

function settingsFrom({
  version,
  hasSecret: _,
  hasCui: __,
  ...settings
}: InvoiceSettings): Loaded<TypedInvoiceSettings> {
  return { values: { ...settings, secret: '' }, version };
}
