import { Alert, Box, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { type NewsletterDraftResponse, SUBJECT_MAX_LENGTH } from '#contract/campaigns/wire.ts';
import { sentenceOf } from '#contract/errors.ts';
import { NEWSLETTER_PREVIEW_PATH } from '#contract/other-paths.ts';
import { hasField } from '#domain/promotions/kinds.ts';
import { countOf } from '#domain/text/plural.ts';
import type { Form } from '#web/forms/use-form.ts';
import { newsletterBlogWords as words } from '#web/i18n/admin/marketing.ts';
import { staffFormWords } from '#web/i18n/staff/form.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { LeaveQuestion } from '#web/staff/form/leave-question.tsx';
import { RichTextField } from '#web/staff/form/rich-text-field.tsx';
import { IconMailCheck, IconSend } from '#web/staff/kit/icons.gen.tsx';
import { PictureField } from '#web/staff/pictures/picture-field.tsx';
import type { DraftState } from './draft-keeper.ts';
import type { NewsletterContent } from './newsletter-content.ts';
import { usePromotions } from './promotion-queries.ts';
import { useNewsletterForm } from './use-newsletter-form.ts';

type NewsletterEditorProps = {
  readonly loaded: NewsletterDraftResponse;
};

/** Writes the letter beside its preview, tries it on oneself, and sends it after a question. */
export function NewsletterEditor({ loaded }: NewsletterEditorProps) {
  const { subscribers } = loaded;
  const { form, keeper, saving, readOther, isAsking, press, stopAsking } = useNewsletterForm(loaded);
  const { values: newsletter, step, isSending } = form;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    press('ask');
  };
  return (
    <form {...form.props} onSubmit={handleSubmit}>
      <Group align="start" gap="lg">
        <Stack gap="lg" flex="999 1 34rem" miw={0}>
          <NewsletterFields form={form} />
          {step.kind === 'refused' && (
            <Refused sentence={step.refusal.sentence} problems={Object.values(form.problems)} />
          )}
          {saving.conflict !== null && (
            <Alert role="alert" color="warn">
              <p>{saving.conflict}</p>
              <Group gap="xs" mt="sm">
                <Button variant="outline" onClick={() => void readOther()}>
                  {staffFormWords.reload}
                </Button>
                <Button onClick={() => keeper.writeOver()}>{staffFormWords.saveAnyway}</Button>
              </Group>
            </Alert>
          )}
          <Group justify="flex-end" gap="sm">
            <Text flex="1 1 8rem" c={saving.hasFailed ? 'bad' : 'dimmed'} role="status">
              {draftSentence(saving)}
            </Text>
            <Button
              variant="default"
              leftSection={<IconMailCheck aria-hidden size={18} />}
              loading={isSending && !isAsking}
              onClick={() => press('test')}
            >
              {words.test}
            </Button>
            <Button
              leftSection={<IconSend aria-hidden size={18} />}
              loading={isSending && isAsking}
              disabled={subscribers === 0}
              type="submit"
            >
              {words.send}
            </Button>
          </Group>
          <Text c="dimmed" ta="right">
            {subscribers === 0 ? words.noSubscribers : countOf(subscribers, words.audience)}
          </Text>
        </Stack>
        <NewsletterPreview version={saving.count} />
        <ConfirmDialog
          opened={isAsking}
          title={words.askTitle}
          confirm={words.send}
          tone="accent"
          isPending={isSending}
          onCancel={stopAsking}
          onConfirm={() => press('send')}
        >
          <p>
            <strong>{newsletter.subject}</strong>
          </p>
          <p>{words.ask(countOf(subscribers, words.subscribers))}</p>
        </ConfirmDialog>
      </Group>
      <LeaveQuestion
        shouldBlockFn={async ({ current, next }) => current.pathname !== next.pathname && !(await keeper.flush())}
        enableBeforeUnload={() => isAtRisk(keeper.getState())}
      />
    </form>
  );
}

/** Not what is only not sent yet: that goes by itself when the page is closed. */
function isAtRisk({ isSaved, hasFailed, conflict }: DraftState): boolean {
  return !isSaved && (hasFailed || conflict !== null);
}

function NewsletterFields({ form }: { readonly form: Form<NewsletterContent> }) {
  const promotions = usePromotions();
  const running = (promotions.data?.content ?? []).filter(
    ({ type, state }) => hasField(type, 'couponCode') && state === 'running',
  );
  const { couponCode: chosen } = form.values;
  return (
    <FormSection title={words.newsletter} hint={words.draftHint}>
      <TextInput label={words.subject} required maxLength={SUBJECT_MAX_LENGTH} data-wide {...form.bind('subject')} />
      <PictureField
        label={words.image}
        required
        most={1}
        hasAlt={false}
        describeFailure={words.imageFailed}
        {...form.bind('pictures')}
      />
      <RichTextField label={words.content} required height={400} {...form.bind('content')} />
      <NativeSelect
        label={words.coupon}
        description={words.couponHint}
        data-wide
        data={[
          { value: '', label: words.noCoupon },
          ...running.map(({ couponCode, name }) => ({
            value: couponCode ?? '',
            label: `${couponCode} · ${name}`,
          })),
          // The coupon that the draft names may have ended meanwhile.
          ...(chosen === '' || running.some(({ couponCode }) => couponCode === chosen)
            ? []
            : [{ value: chosen, label: chosen }]),
        ]}
        {...form.bind('couponCode')}
      />
    </FormSection>
  );
}

/** The preview is light in the dark theme too, like mails. */
const PHONE = {
  width: '100%',
  height: '44rem',
  border: '8px solid var(--ink)',
  borderRadius: '2rem',
  background: '#f7f0e5',
  colorScheme: 'light',
} as const;

/** The newsletter as a subscriber sees it on a phone. */
function NewsletterPreview({ version }: { readonly version: number }) {
  return (
    <Box component="figure" flex="1 1 20rem" maw="24.5rem" mx="auto">
      <Text component="figcaption" fw={600} mb="xs">
        {words.preview}
      </Text>
      <iframe
        style={PHONE}
        title={words.previewTitle}
        // A new frame for each version: another address in the same frame would be a step of the browser's history.
        key={version}
        src={`${NEWSLETTER_PREVIEW_PATH}?v=${version}`}
        sandbox=""
      />
    </Box>
  );
}

/** What is missing, or why the newsletter was not sent. */
function Refused({ sentence, problems }: { readonly sentence: string; readonly problems: readonly string[] }) {
  if (sentence === '' && problems.length === 0) return null;
  return (
    <Alert
      role="alert"
      data-problems
      data-failure
      tabIndex={-1}
      title={sentence || sentenceOf('newsletter_incomplete')}
    >
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function draftSentence({ count, hasFailed, isSaved, conflict }: DraftState): string {
  if (conflict !== null) return '';
  if (hasFailed) return words.notSaved;
  if (!isSaved) return words.saving;
  return count === 0 ? '' : words.kept;
}
