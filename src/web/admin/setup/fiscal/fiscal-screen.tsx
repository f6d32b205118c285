import { Button, Checkbox, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  type FiscalSetup,
  getFiscalSetup,
  queueTestReceipt,
  renewRegisterAddress,
  saveFiscalSettings,
} from '#contract/fiscal/staff-calls.ts';
import { ALL_DIALECTS, factsOfDialect } from '#domain/fiscal/dialects.ts';
import { ONLINE_MOMENTS } from '#domain/fiscal/fiscal-settings.ts';
import { describePercent, ONLINE_MOMENT_WORDS, RECEIPT_STATE_WORDS } from '#domain/fiscal/fiscal-words.ts';
import { WINDOWS_SCRIPT_NAME, writeWindowsScript } from '#domain/fiscal/windows-script.ts';
import { ALL_MEANS, factsOf } from '#domain/orders/payment-means.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { useSetup } from '#web/admin/setup/use-setup.ts';
import { fiscalWords as words } from '#web/i18n/admin/fiscal.ts';
import { receiptWords } from '#web/i18n/staff/receipts.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { IconDownload } from '#web/staff/kit/icons.gen.tsx';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { saveFile } from '#web/staff/save-file.ts';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';
import { useSendingKey } from '#web/use-sending-key.ts';
import { fiscalFrom, fiscalProblems, fiscalRequest } from './fiscal-values.ts';

/** `/admin/set-fiscal`: what the fiscal cash register is called what by its technician, and its computer. */
export function FiscalScreen() {
  const { query, readAgain } = useSetup(getFiscalSetup);
  return (
    <StaffPage
      title={words.title}
      intro={words.intro}
      actions={
        <ButtonLink to="/admin/receipts" variant="default">
          {receiptWords.list}
        </ButtonLink>
      }
    >
      <ReadState query={query} failed={words.failed}>
        {(setup) => (
          <>
            <SettingsForm setup={setup} readAgain={readAgain} />
            <TestCard setup={setup} readAgain={readAgain} />
            <ComputerCard setup={setup} readAgain={readAgain} />
            <HelpCard />
          </>
        )}
      </ReadState>
    </StaffPage>
  );
}

type Props = { readonly setup: FiscalSetup; readonly readAgain: () => Promise<FiscalSetup> };

function SettingsForm({ setup, readAgain }: Props) {
  const api = useApi();
  const form = useStaffForm({
    loaded: fiscalFrom(setup),
    judge: fiscalProblems,
    send: (values, version) => {
      const request = fiscalRequest(values);
      // `judge` refuses a form without a dialect before it is sent.
      if (request === null) throw new Error('A form without a dialect');
      return api(saveFiscalSettings, { body: { ...request, version } });
    },
    onSent: () => void readAgain(),
    reload: async () => fiscalFrom(await readAgain()),
  });
  const { dialect } = form.values;
  const facts = dialect === '' ? null : factsOfDialect(dialect);
  const short = { maxLength: 20, autoComplete: 'off' } as const;
  return (
    <StaffForm form={form}>
      <FormSection title={words.machine} hint={words.machineHint}>
        <NativeSelect
          label={words.dialect}
          description={facts?.drivers}
          required
          data={[
            { value: '', label: words.chooseDialect },
            ...ALL_DIALECTS.map((value) => ({ value, label: factsOfDialect(value).label })),
          ]}
          {...form.bind('dialect')}
        />
        <TextInput
          label={words.nameLetters}
          description={words.nameLettersHint(facts?.mostLetters ?? 72)}
          required
          inputMode="numeric"
          maxLength={3}
          {...form.bind('nameLetters')}
        />
        {Object.keys(form.values.groups).map((rate) => (
          <TextInput
            key={rate}
            label={rate === '0' ? words.groupOfNone : words.group(describePercent(Number(rate)))}
            description={words.groupHint}
            {...short}
            {...form.bind(`groups.${rate}`)}
          />
        ))}
        <TextInput
          label={words.depositGroup}
          description={words.depositGroupHint}
          {...short}
          {...form.bind('depositGroup')}
        />
        {facts?.hasDepartments !== false && (
          <>
            <TextInput
              label={words.department}
              description={words.departmentHint}
              {...short}
              {...form.bind('department')}
            />
            <TextInput
              label={words.depositDepartment}
              description={words.departmentHint}
              {...short}
              {...form.bind('depositDepartment')}
            />
          </>
        )}
      </FormSection>
      <FormSection title={words.payments} hint={words.paymentsHint}>
        {ALL_MEANS.map((means) => (
          <TextInput
            key={means}
            label={words.code(factsOf(means).label)}
            inputMode="numeric"
            {...short}
            {...form.bind(`paymentCodes.${means}`)}
          />
        ))}
      </FormSection>
      <FormSection title={words.online} hint={words.onlineHint}>
        <NativeSelect
          label={words.onlineMoment}
          data={ONLINE_MOMENTS.map((value) => ({ value, label: ONLINE_MOMENT_WORDS[value] }))}
          {...form.bind('onlineMoment')}
        />
        {form.values.onlineMoment === 'never' && <Checkbox label={words.accountant} {...form.tick('isConfirmed')} />}
      </FormSection>
      <FormSection title={words.start} hint={words.onHint}>
        <Checkbox label={words.on} {...form.tick('isOn')} />
      </FormSection>
    </StaffForm>
  );
}

function TestCard({ setup, readAgain }: Props) {
  const api = useApi();
  const sendOnce = useSendingKey();
  const [isAsking, setAsking] = useState(false);
  const test = useStep(() => sendOnce((headers) => api(queueTestReceipt, { headers })), {
    failed: words.actionFailed,
    onSettled: () => {
      setAsking(false);
      void readAgain();
    },
  });
  const last = setup.test;
  return (
    <Card title={words.test} hint={words.testHint}>
      {setup.settings === null ? (
        <Text>{words.saveFirst}</Text>
      ) : (
        <>
          <Facts>
            <Fact label={words.testState}>{last === null ? words.testNone : describeTest(last)}</Fact>
          </Facts>
          <Text c="dimmed">{words.testCompare}</Text>
          <Group>
            <Button variant="default" onClick={() => setAsking(true)}>
              {words.testSend}
            </Button>
          </Group>
        </>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={words.testAsk}
        confirm={words.testConfirm}
        tone="accent"
        isPending={test.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => test.mutate()}
      >
        {words.testAskText}
      </ConfirmDialog>
    </Card>
  );
}

function describeTest({ state, number, failure }: NonNullable<FiscalSetup['test']>): string {
  const more = [number === '' ? '' : receiptWords.number(number), failure].filter((part) => part !== '').join(', ');
  return more === '' ? RECEIPT_STATE_WORDS[state] : `${RECEIPT_STATE_WORDS[state]} (${more})`;
}

function ComputerCard({ setup, readAgain }: Props) {
  const api = useApi();
  const [folder, setFolder] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const renew = useStep(() => api(renewRegisterAddress), {
    failed: words.actionFailed,
    onSettled: () => {
      setAsking(false);
      void readAgain();
    },
  });
  const { settings, address, lastSeenAt } = setup;
  if (settings === null || address === null) {
    return (
      <Card title={words.computer} hint={words.computerHint}>
        <Text>{words.saveFirst}</Text>
      </Card>
    );
  }
  const { dialect } = settings;
  const { folder: files, answers } = factsOfDialect(dialect);
  const download = () => {
    if (folder.trim() === '') return setProblem(words.folderMissing);
    setProblem(null);
    saveFile(WINDOWS_SCRIPT_NAME, writeWindowsScript({ dialect, address, folder: folder.trim() }), 'text/plain');
  };
  return (
    <Card title={words.computer} hint={words.computerHint}>
      <Facts>
        <Fact label={words.lastSeen}>{lastSeenAt === null ? words.never : formatDateTime(lastSeenAt)}</Fact>
      </Facts>
      <TextInput
        label={words.folder}
        description={words.folderHint(files, answers.join('”, „'))}
        value={folder}
        error={problem}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setFolder(event.currentTarget.value)}
      />
      <TextInput
        label={words.address}
        description={words.addressHint}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="xs">
        <Button variant="default" leftSection={<IconDownload aria-hidden size={18} />} onClick={download}>
          {words.download}
        </Button>
        <Button variant="subtle" color="bad" onClick={() => setAsking(true)}>
          {words.renew}
        </Button>
      </Group>
      <ConfirmDialog
        opened={isAsking}
        title={words.renewTitle}
        confirm={words.renewConfirm}
        isPending={renew.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => renew.mutate()}
      >
        {words.renewText}
      </ConfirmDialog>
    </Card>
  );
}

function HelpCard() {
  return (
    <Card title={words.help}>
      <Rows component="ol">
        {words.steps.map((step, index) => (
          <Row key={step} isTight>
            <span aria-hidden>{index + 1}.</span>
            <Fill>{step}</Fill>
          </Row>
        ))}
      </Rows>
      <Note tone="warn">{words.doubts}</Note>
    </Card>
  );
}
