import { Alert, Button, Text, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#contract/client.ts';
import { tellBlocked, USUAL_BLOCKED_WORDS } from '#domain/guard/blocked-words.ts';
import { BLOCKED_WORDS_MAX_LENGTH } from '#domain/guard/parse-block.ts';
import { blockWords as words } from '#web/i18n/staff/blocks.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { announce } from '#web/staff/announce.ts';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useApi } from '#web/use-api.ts';

const KEY = ['guard-settings'];

/** What a blocked guest reads; with the telephone number, so that they can object. */
export function BlockedWordsCard() {
  const api = useApi();
  const query = useQuery({ queryKey: KEY, queryFn: () => api('getGuardSettings') });
  return (
    <Card title={words.words}>
      <ReadState query={query} failed={words.failed}>
        {(settings) => <WordsForm key={settings.version} settings={settings} />}
      </ReadState>
    </Card>
  );
}

function WordsForm({ settings }: { readonly settings: CallOutput<'getGuardSettings'> }) {
  const api = useApi();
  const queries = useQueryClient();
  const form = useDialogForm({
    initial: { blockedWords: settings.blockedWords },
    version: settings.version,
    send: ({ blockedWords }, version) => api('saveGuardSettings', { body: { blockedWords, version } }),
    onSent: ({ message }) => {
      announce(message);
      void queries.invalidateQueries({ queryKey: KEY });
    },
    failed: staffWords.general.unexpected,
  });
  return (
    <FormStack {...form.props}>
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
        „{tellBlocked(form.values.blockedWords.trim(), settings.phoneNumber)}”
      </Text>
      {form.failure !== null && (
        <Alert role="alert" title={staffWords.general.error}>
          {form.failure}
        </Alert>
      )}
      <Button type="submit" loading={form.isSending}>
        {words.save}
      </Button>
    </FormStack>
  );
}
