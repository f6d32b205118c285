import { Alert, Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endCourier, type ListedCourier, resetCourier, saveCourier } from '#contract/couriers/staff-calls.ts';
import { sentenceOf } from '#contract/errors.ts';
import { type CourierFacts, parseCourier } from '#domain/couriers/courier.ts';
import { formatAmount, formatLei, parseTypedLei } from '#domain/money/format-lei.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { courierOfficeWords as words } from '#web/i18n/admin/couriers.ts';
import { announce } from '#web/staff/announce.ts';
import { COURIERS_KEY, couriersQuery } from '#web/staff/couriers/courier-queries.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { FormFoot } from '#web/staff/form/dialog-form.tsx';
import { FormModal } from '#web/staff/form/form-modal.tsx';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { CopyButton } from '#web/staff/kit/copy-button.tsx';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { IconTruckDelivery } from '#web/staff/kit/icons.gen.tsx';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { RowActions } from '#web/staff/kit/row-actions.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { useSendingKey } from '#web/use-sending-key.ts';

type Access = { readonly name: string; readonly phone: string; readonly link: string; readonly pin: string };
type Asked =
  | { readonly kind: 'form'; readonly courier: ListedCourier | null }
  | { readonly kind: 'reset' | 'end'; readonly courier: ListedCourier };

/** `/admin/couriers`: the couriers, each with a link and a PIN. */
export function CouriersScreen() {
  const couriers = useQuery(couriersQuery(useApi()));
  const [asked, setAsked] = useState<Asked | null>(null);
  const [access, setAccess] = useState<Access | null>(null);
  const close = () => setAsked(null);
  const show = (shown: Access | null) => {
    close();
    setAccess(shown);
  };
  return (
    <StaffPage
      title={words.title}
      intro={words.intro}
      actions={
        <>
          <ButtonLink variant="default" to="/comenzi/curieri">
            {words.cash}
          </ButtonLink>
          <Button onClick={() => setAsked({ kind: 'form', courier: null })}>{words.add}</Button>
        </>
      }
    >
      <ReadState query={couriers} failed={words.failed}>
        {({ couriers: listed }) =>
          listed.length === 0 ? (
            <Empty icon={<IconTruckDelivery aria-hidden />} title={words.empty}>
              {words.emptyHint}
            </Empty>
          ) : (
            <Card>
              <Rows>
                {listed.map((courier) => (
                  <CourierRow key={courier.id} courier={courier} onAsk={setAsked} />
                ))}
              </Rows>
            </Card>
          )
        }
      </ReadState>
      {asked?.kind === 'form' && <CourierDialog courier={asked.courier} onClose={close} onAccess={show} />}
      {asked?.kind === 'reset' && <ResetDialog courier={asked.courier} onClose={close} onAccess={show} />}
      {asked?.kind === 'end' && <EndDialog courier={asked.courier} onClose={close} />}
      {access !== null && <AccessDialog access={access} onClose={() => setAccess(null)} />}
    </StaffPage>
  );
}

function CourierRow({ courier, onAsk }: { readonly courier: ListedCourier; readonly onAsk: (asked: Asked) => void }) {
  const { name, phoneNumber, shift, isActive } = courier;
  const tour = shift === null ? words.noTour : words.inTour(formatLei(shift.owed));
  const phone = phoneNumber === '' ? [] : [formatPhone(phoneNumber)];
  return (
    <Row isTight>
      <Fill>
        <strong>{name}</strong>
        <Text c="dimmed">{[...phone, isActive ? tour : words.ended].join(' · ')}</Text>
      </Fill>
      {isActive && (
        <RowActions
          name={name}
          actions={[
            { label: words.edit, icon: 'pencil', onChoose: () => onAsk({ kind: 'form', courier }) },
            { label: words.reset, icon: 'refresh', onChoose: () => onAsk({ kind: 'reset', courier }) },
            { label: words.end, icon: 'user-off', isDangerous: true, onChoose: () => onAsk({ kind: 'end', courier }) },
          ]}
        />
      )}
    </Row>
  );
}

type DialogProps = {
  readonly onClose: () => void;
  readonly onAccess: (access: Access | null) => void;
};

const FIELDS = { name: 'name', phone: 'phoneNumber', float: 'float' } as const satisfies Record<
  keyof CourierFacts,
  string
>;

function CourierDialog({ courier, onClose, onAccess }: DialogProps & { readonly courier: ListedCourier | null }) {
  const api = useApi();
  const sendOnce = useSendingKey();
  const queries = useQueryClient();
  const form = useDialogForm({
    initial: {
      name: courier?.name ?? '',
      phoneNumber: courier?.phoneNumber ?? '',
      float: courier === null ? '0' : formatAmount(courier.float),
    },
    version: courier?.version ?? 0,
    judge: ({ name, phoneNumber, float }) => {
      const parsed = parseCourier({ name, phone: phoneNumber, float: parseTypedLei(float) });
      if (parsed.ok) return {};
      const problems = Object.entries(parsed.error).map(([field, code]) => [
        // The keys are those of `FIELDS`.
        FIELDS[field as keyof CourierFacts],
        sentenceOf(code),
      ]);
      return Object.fromEntries(problems);
    },
    send: (values, version) =>
      sendOnce((headers) =>
        api(saveCourier, { headers, body: { ...values, ...(courier === null ? {} : { id: courier.id, version }) } }),
      ),
    onSent: ({ message, access }, { name, phoneNumber }) => {
      announce(message);
      onAccess(access === null ? null : { ...access, name, phone: phoneNumber });
      return queries.invalidateQueries({ queryKey: COURIERS_KEY });
    },
    failed: words.saveFailed,
  });
  return (
    <FormModal form={form} onClose={onClose} title={courier === null ? words.addTitle : words.editTitle(courier.name)}>
      <FormStack {...form.props}>
        <TextInput label={words.name} required data-autofocus autoComplete="off" {...form.bind('name')} />
        <TextInput
          label={`${words.phone} (${words.optional})`}
          type="tel"
          autoComplete="off"
          {...form.bind('phoneNumber')}
        />
        <TextInput label={words.float} inputMode="decimal" {...form.bind('float')} />
        <FormFoot form={form} failed={words.saveFailed} submit={words.save} onCancel={onClose} />
      </FormStack>
    </FormModal>
  );
}

function ResetDialog({ courier, onClose, onAccess }: DialogProps & { readonly courier: ListedCourier }) {
  const api = useApi();
  const reset = useMutation({
    mutationFn: () => api(resetCourier, { body: { id: courier.id } }),
    onSuccess: ({ access }) => onAccess({ ...access, name: courier.name, phone: courier.phoneNumber }),
  });
  return (
    <ConfirmDialog
      opened
      title={words.resetTitle(courier.name)}
      confirm={words.reset}
      tone="accent"
      isPending={reset.isPending}
      failure={reset.isError ? failureSentence(reset.error, words.saveFailed) : null}
      onConfirm={() => reset.mutate()}
      onCancel={onClose}
    >
      {words.resetAsk}
    </ConfirmDialog>
  );
}

function EndDialog({ courier, onClose }: Pick<DialogProps, 'onClose'> & { readonly courier: ListedCourier }) {
  const api = useApi();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => api(endCourier, { body: { id: courier.id } }),
    onSuccess: ({ message }) => {
      announce(message);
      onClose();
      return queries.invalidateQueries({ queryKey: COURIERS_KEY });
    },
  });
  return (
    <ConfirmDialog
      opened
      title={words.endTitle(courier.name)}
      confirm={words.end}
      isPending={end.isPending}
      failure={end.isError ? failureSentence(end.error, words.saveFailed) : null}
      onConfirm={() => end.mutate()}
      onCancel={onClose}
    >
      {words.endAsk}
    </ConfirmDialog>
  );
}

/** Shown only once: only hashes of link and PIN are stored. */
function AccessDialog({ access, onClose }: { readonly access: Access; readonly onClose: () => void }) {
  const link = `${window.location.origin}${access.link}`;
  return (
    <Modal opened onClose={onClose} closeOnClickOutside={false} title={words.accessTitle(access.name)}>
      <Alert color="warn">{words.accessHint}</Alert>
      <Facts>
        <Fact label={words.pin}>
          <Text component="strong" fz="2rem" fw={600} ff="monospace">
            {access.pin}
          </Text>
        </Fact>
        <Fact label={words.link}>
          <Text component="span" style={{ overflowWrap: 'anywhere' }}>
            {link}
          </Text>
        </Fact>
      </Facts>
      <Group gap="xs" mt="md">
        <CopyButton text={link} label={words.copy} copied={words.copied} />
        {access.phone !== '' && (
          <Button
            component="a"
            variant="default"
            href={`sms:${access.phone}?body=${encodeURIComponent(words.sms(access.name, link))}`}
          >
            {words.send}
          </Button>
        )}
        <Button onClick={onClose}>{words.done}</Button>
      </Group>
    </Modal>
  );
}
