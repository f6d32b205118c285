import { Modal, Stack, Switch, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { getManagerRights, saveManagerRights } from '#contract/products/staff-calls.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { RowActions } from '#web/staff/kit/row-actions.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';

const words = menuEditorWords.rights;

/** A menu with the grants of managers beyond editing, availability and stock: beside the products, and beside the staff. */
export function ManagerRights({ beside }: { readonly beside: string }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <RowActions name={beside} actions={[{ label: words.open, icon: 'shield-lock', onChoose: open }]} />
      <Modal opened={isOpen} onClose={close} title={words.title}>
        {isOpen && <Rights />}
      </Modal>
    </>
  );
}

const rightsQuery = (api: Api) =>
  queryOptions({ queryKey: ['setup', 'manager-rights'], queryFn: () => api(getManagerRights) });

function Rights() {
  const query = useQuery(rightsQuery(useApi()));
  return (
    <Stack gap="md">
      <Text c="dimmed">{words.hint}</Text>
      <ReadState query={query} failed={words.failed}>
        {(rights) => <Switches rights={rights} />}
      </ReadState>
    </Stack>
  );
}

/** Each switch is saved when it is moved. */
function Switches({ rights }: { readonly rights: AnswerOf<typeof getManagerRights> }) {
  const api = useApi();
  const save = useStep(
    (changed: Partial<Pick<typeof rights, 'changePrices' | 'deleteProducts' | 'asksSecondFactor'>>) =>
      api(saveManagerRights, { body: { ...rights, ...changed } }),
    { failed: menuEditorWords.failed.save, reads: [rightsQuery(api).queryKey] },
  );
  const shown = save.isPending ? { ...rights, ...save.variables } : rights;
  return (
    <>
      <Switch
        label={words.changePrices}
        checked={shown.changePrices}
        onChange={(event) => save.mutate({ changePrices: event.currentTarget.checked })}
      />
      <Switch
        label={words.deleteProducts}
        checked={shown.deleteProducts}
        onChange={(event) => save.mutate({ deleteProducts: event.currentTarget.checked })}
      />
      <Switch
        label={words.asksSecondFactor}
        checked={shown.asksSecondFactor}
        onChange={(event) => save.mutate({ asksSecondFactor: event.currentTarget.checked })}
      />
    </>
  );
}
