import { Checkbox, Group, Radio, Text, Textarea, TextInput, Title } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#contract/errors.ts';
import { type GuardSettings, getGuardSettings, saveGuardSettings } from '#contract/guard/staff-calls.ts';
import { blockedOrderSentence, USUAL_BLOCKED_WORDS } from '#domain/guard/blocked-words.ts';
import { FIRST_PROOFS, parseCodeRules } from '#domain/guard/code-rules.ts';
import { BLOCKED_WORDS_MAX_LENGTH } from '#domain/guard/parse-block.ts';
import { formatAmount, parseTypedLei } from '#domain/money/format-lei.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { blockWords as words } from '#web/i18n/staff/blocks.ts';
import { HourInput } from '#web/staff/form/hour-input.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useApi } from '#web/use-api.ts';

const KEY = ['guard-settings'];

/** The message for blocked guests, and which orders need an order code. */
export function GuardSettingsCard() {
  const api = useApi();
  const queries = useQueryClient();
  const options = queryOptions({ queryKey: KEY, queryFn: () => api(getGuardSettings) });
  const query = useQuery(options);
  return (
    <ReadState query={query} failed={words.failed}>
      {(settings) => (
        <SettingsForm settings={settings} readAgain={() => queries.fetchQuery({ ...options, staleTime: 0 })} />
      )}
    </ReadState>
  );
}

type SettingsFormProps = {
  readonly settings: GuardSettings;
  readonly readAgain: () => Promise<GuardSettings>;
};

function SettingsForm({ settings, readAgain }: SettingsFormProps) {
  const api = useApi();
  const form = useStaffForm({
    loaded: settingsFrom(settings),
    judge: ({ firstFrom, ...typed }) => {
      const codes = parseCodeRules({ ...typed, firstFrom: parseTypedLei(firstFrom) });
      return codes.ok ? {} : Object.fromEntries(codes.error.map(({ field, code }) => [field, sentenceOf(code)]));
    },
    send: ({ firstFrom, ...typed }, version) => {
      const amount = parseTypedLei(firstFrom);
      return api(saveGuardSettings, {
        body: { ...typed, firstFrom: amount === null ? null : leiFromBani(amount), version },
      });
    },
    onSent: () => void readAgain(),
    reload: async () => settingsFrom(await readAgain()),
  });
  return (
    <StaffForm form={form}>
      <Card title={words.settings}>
        <Textarea
          label={words.words}
          description={words.wordsHint}
          placeholder={USUAL_BLOCKED_WORDS}
          rows={3}
          maxLength={BLOCKED_WORDS_MAX_LENGTH}
          {...form.bind('blockedWords')}
        />
        <Text>
          <Text component="span" c="dimmed">
            {words.wordsPreview}
          </Text>{' '}
          „{blockedOrderSentence(form.values.blockedWords.trim(), settings.phoneNumber)}”
        </Text>
        <div>
          <Title order={3}>{words.codes}</Title>
          <Text c="dimmed">{words.codesHint}</Text>
        </div>
        <Title order={4}>{words.first}</Title>
        <Text c="dimmed">{words.firstHint}</Text>
        <Checkbox label={words.asksFirst} {...form.tick('asksFirst')} />
        {form.values.asksFirst && (
          <>
            <TextInput label={words.firstFrom} required inputMode="decimal" maw="12rem" {...form.bind('firstFrom')} />
            <Radio.Group
              label={words.firstProof}
              {...form.bind('firstProof')}
              description={form.values.firstProof === 'pay_online' ? words.payOnlineHint : undefined}
            >
              <Group gap="lg" mt="xs">
                {FIRST_PROOFS.map((proof) => (
                  <Radio key={proof} value={proof} label={words.proofs[proof]} />
                ))}
              </Group>
            </Radio.Group>
          </>
        )}
        <Title order={4}>{words.night}</Title>
        <Checkbox label={words.asksAtNight} {...form.tick('asksAtNight')} />
        {form.values.asksAtNight && (
          <Columns least="9rem" gap="0.75rem">
            <HourInput label={words.nightFrom} required {...form.bind('nightFrom')} />
            <HourInput label={words.nightTo} required {...form.bind('nightTo')} />
          </Columns>
        )}
      </Card>
    </StaffForm>
  );
}

function settingsFrom({ version, ...settings }: GuardSettings) {
  const values = {
    blockedWords: settings.blockedWords,
    asksFirst: settings.asksFirst,
    firstProof: settings.firstProof,
    firstFrom: settings.firstFrom === null ? '' : formatAmount(settings.firstFrom),
    asksAtNight: settings.asksAtNight,
    nightFrom: settings.nightFrom,
    nightTo: settings.nightTo,
  };
  return { values, version };
}
