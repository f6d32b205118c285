import { Alert, Badge, Button, Group, Tabs, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { fillLegalSections } from '#contract/legal/fill-legal-sections.ts';
import { discardLegalDraft, getLegalSetup, publishLegalText, saveLegalDraft } from '#contract/legal/staff-calls.ts';
import { earliestEffectiveDay } from '#domain/legal/decide-publication.ts';
import { describeVersion } from '#domain/legal/describe-version.ts';
import { LEGAL_KINDS, type LegalKind } from '#domain/legal/legal-kinds.ts';
import { riskyClauses } from '#domain/legal/risky-clauses.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { instant } from '#domain/time/instant.ts';
import { AdminNotFound } from '#web/admin/shell/admin-not-found.tsx';
import { legalSetupWords as words } from '#web/i18n/admin/legal.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { DayInput } from '#web/staff/form/day-input.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useDialogForm, useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { Row, Rows } from '#web/staff/kit/rows.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { LegalPreview } from './legal-preview.tsx';
import { legalField, legalFrom, sectionsOf } from './legal-values.ts';
import { SectionEditor } from './section-editor.tsx';

/** `/admin/legal-texts/{kind}`. */
export function LegalTextScreen({ kind: asked }: { readonly kind: string }) {
  const kind = LEGAL_KINDS.find((one) => one === asked);
  return kind === undefined ? <AdminNotFound /> : <LegalText kind={kind} />;
}

/** Draft, preview and versions. */
function LegalText({ kind }: { readonly kind: LegalKind }) {
  const api = useApi();
  const queries = useQueryClient();
  const options = queryOptions({
    queryKey: ['setup', 'getLegalSetup', kind],
    queryFn: () => api(getLegalSetup, { params: { kind } }),
  });
  const query = useQuery(options);
  const readAgain = async () => {
    void queries.invalidateQueries({ queryKey: ['setup', 'getLegalTextsSetup'] });
    return queries.fetchQuery({ ...options, staleTime: 0 });
  };
  const { name, path } = words.kinds[kind];
  return (
    <StaffPage
      title={name}
      intro={words.draftHint}
      back={{ label: words.back, link: { to: '/admin/legal-texts' } }}
      actions={<a href={path}>{words.open}</a>}
    >
      <ReadState query={query} failed={words.failed}>
        {(setup) => <LegalForm key={kind} setup={setup} readAgain={readAgain} />}
      </ReadState>
    </StaffPage>
  );
}

type Setup = AnswerOf<typeof getLegalSetup>;

function LegalForm({ setup, readAgain }: { readonly setup: Setup; readonly readAgain: () => Promise<Setup> }) {
  const api = useApi();
  const { kind } = setup;
  const [asking, setAsking] = useState<'publish' | 'discard' | null>(null);
  const form = useStaffForm({
    loaded: legalFrom(setup),
    send: (values, version) =>
      api(saveLegalDraft, { params: { kind }, body: { sections: sectionsOf(values), version } }),
    onSent: () => void readAgain(),
    reload: async () => legalFrom(await readAgain()),
    fieldOf: legalField,
  });
  const discard = useMutation({
    mutationFn: () => api(discardLegalDraft, { params: { kind } }),
    onSuccess: async ({ message }) => {
      setAsking(null);
      announce(message);
      form.undo();
      await readAgain();
    },
  });
  const risky = riskyClauses(kind, JSON.stringify(sectionsOf(form.values)));
  const hasGaps = Object.values(setup.words).some((word) => word.trim() === '');
  return (
    <>
      <Tabs defaultValue="text">
        <Tabs.List aria-label={words.tabsLabel}>
          <Tabs.Tab value="text">{words.write}</Tabs.Tab>
          <Tabs.Tab value="preview">{words.preview}</Tabs.Tab>
          <Tabs.Tab value="versions">
            {words.versions} ({setup.versions.length})
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="text" pt="md">
          {risky.length > 0 && (
            <Alert color="warn" mb="md" title={words.risky}>
              <ul>
                {risky.map(({ clause, instead }) => (
                  <li key={clause}>
                    {clause}. {instead}
                  </li>
                ))}
              </ul>
            </Alert>
          )}
          <StaffForm form={form} submitLabel={words.saveDraft}>
            <details>
              <summary>{words.words}</summary>
              <Facts look="beside">
                {Object.keys(setup.words).map((word) => (
                  <Fact key={word} label={`{${word}}`}>
                    {words.wordNames[word] ?? ''}
                  </Fact>
                ))}
              </Facts>
            </details>
            <SectionEditor form={form} published={setup.published} />
          </StaffForm>
        </Tabs.Panel>
        <Tabs.Panel value="preview" pt="md">
          {hasGaps && (
            <Alert color="warn" mb="md">
              {words.missing}
            </Alert>
          )}
          <LegalPreview sections={fillLegalSections(sectionsOf(form.values), setup.words)} />
        </Tabs.Panel>
        <Tabs.Panel value="versions" pt="md">
          <Rows>
            {setup.versions.map(({ version, state }) => (
              <Row key={version}>
                <Text component="span" fw={600}>
                  {describeVersion(version)}
                </Text>
                <Badge color={state === 'in_force' ? 'good' : 'ink'}>{words.states[state]}</Badge>
              </Row>
            ))}
          </Rows>
        </Tabs.Panel>
      </Tabs>
      {setup.isDraft && (
        <Card aria-label={words.draft}>
          <Text fw={600}>{words.draft}</Text>
          <Group gap="xs">
            <Button variant="subtle" color="bad" onClick={() => setAsking('discard')}>
              {words.discard}
            </Button>
            <Button onClick={() => (form.isUnsaved ? announce(words.unsavedFirst, 'bad') : setAsking('publish'))}>
              {words.publish}
            </Button>
          </Group>
        </Card>
      )}
      <ConfirmDialog
        opened={asking === 'discard'}
        title={words.discardTitle}
        confirm={words.discardConfirm}
        isPending={discard.isPending}
        failure={discard.isError ? failureSentence(discard.error, staffWords.general.unexpected) : null}
        onCancel={() => setAsking(null)}
        onConfirm={() => discard.mutate()}
      >
        {words.discardText}
      </ConfirmDialog>
      <PublishDialog
        key={String(asking === 'publish')}
        opened={asking === 'publish'}
        setup={setup}
        onClose={() => setAsking(null)}
        onPublished={() => void readAgain()}
      />
    </>
  );
}

function PublishDialog({
  opened,
  setup: { kind, version },
  onClose,
  onPublished,
}: {
  readonly opened: boolean;
  readonly setup: Setup;
  readonly onClose: () => void;
  readonly onPublished: () => void;
}) {
  const api = useApi();
  const earliest = earliestEffectiveDay(kind, dateOf(instant(Date.now())));
  const form = useDialogForm({
    initial: { effectiveFrom: earliest as string },
    send: (values) => api(publishLegalText, { params: { kind }, body: { ...values, version } }),
    onSent({ message }) {
      onClose();
      announce(message);
      onPublished();
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={words.publishTitle}
      confirm={words.publishConfirm}
      tone="accent"
      isPending={form.isSending}
      failure={form.failure}
      onCancel={onClose}
      onConfirm={form.submit}
    >
      <p>{words.publishText}</p>
      <DayInput
        mt="md"
        label={words.effectiveFrom}
        description={kind === 'terms' ? words.effectiveHint.terms : words.effectiveHint.other}
        {...form.bind('effectiveFrom')}
      />
    </ConfirmDialog>
  );
}
