import { ActionIcon, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { describeBounds } from '#domain/menu/options/describe-bounds.ts';
import { optionWords as words } from '#web/i18n/staff/options.ts';
import { newKey } from '#web/new-key.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { IconGripVertical, IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { moveActions, RowActions } from '#web/staff/kit/row-actions.tsx';
import { Row, Rows } from '#web/staff/kit/rows.tsx';
import type { ListedGroup } from '#web/staff/options.ts';
import { useReorder } from '#web/staff/reorder/use-reorder.ts';
import type { OptionUseValues } from './option-uses.ts';

type OptionUsesSectionProps = {
  readonly hint: string;
  readonly groups: readonly ListedGroup[];
  readonly value: readonly OptionUseValues[];
  readonly onChange: (uses: readonly OptionUseValues[]) => void;
  readonly isLocked: boolean;
  readonly problem: string | undefined;
};

/** The option groups of the product, in the order for guests. Without groups there is nothing to choose. */
export function OptionUsesSection({ hint, groups, value, onChange, isLocked, problem }: OptionUsesSectionProps) {
  const keys = value.map(({ key }) => key);
  const reorder = useReorder({
    keys,
    onMove: (key, place) => {
      const others = value.filter((use) => use.key !== key);
      onChange([...others.slice(0, place), ...value.filter((use) => use.key === key), ...others.slice(place)]);
    },
  });
  if (groups.length === 0) return null;
  const put = (key: string, part: Partial<OptionUseValues>) =>
    onChange(value.map((use) => (use.key === key ? { ...use, ...part } : use)));
  return (
    <FormSection title={words.uses} hint={hint}>
      <Stack gap="sm" data-wide data-path="uses">
        {problem !== undefined && <Text c="bad">{problem}</Text>}
        {value.length === 0 && <Text c="dimmed">{words.noUses}</Text>}
        <Rows component="ol">
          {value.map(({ key, groupId, dimension }, place) => {
            const group = groups.find(({ id }) => String(id) === groupId);
            const name = group?.name ?? words.groupPlace(place + 1);
            return (
              <Row key={key} {...reorder.itemProps(key)}>
                <Group align="end" gap="xs" w="100%">
                  <ActionIcon size={44} aria-label={words.move(name)} disabled={isLocked} {...reorder.handleProps(key)}>
                    <IconGripVertical aria-hidden size={20} />
                  </ActionIcon>
                  <NativeSelect
                    label={words.groupPlace(place + 1)}
                    description={group === undefined ? undefined : describeBounds(group)}
                    flex="2 1 12rem"
                    disabled={isLocked}
                    data={[
                      { value: '', label: words.chooseGroup },
                      ...groups.map((one) => ({ value: String(one.id), label: one.name })),
                    ]}
                    value={groupId}
                    onChange={(event) => put(key, { groupId: event.currentTarget.value })}
                  />
                  <TextInput
                    label={words.sizePlace}
                    description={words.sizePlaceHint}
                    flex="1 1 9rem"
                    disabled={isLocked}
                    value={dimension}
                    onChange={(event) => put(key, { dimension: event.currentTarget.value })}
                  />
                  {!isLocked && (
                    <RowActions
                      name={name}
                      actions={[
                        ...moveActions(place, value.length - 1, (to) => reorder.moveTo(key, to)),
                        {
                          label: words.removeUse,
                          icon: 'trash',
                          isDangerous: true,
                          onChoose: () => onChange(value.filter((use) => use.key !== key)),
                        },
                      ]}
                    />
                  )}
                </Group>
              </Row>
            );
          })}
        </Rows>
        {!isLocked && (
          <Group>
            <Button
              variant="default"
              leftSection={<IconPlus aria-hidden size={18} />}
              onClick={() => onChange([...value, { key: newKey(), groupId: '', dimension: '' }])}
            >
              {words.addUse}
            </Button>
          </Group>
        )}
      </Stack>
    </FormSection>
  );
}
