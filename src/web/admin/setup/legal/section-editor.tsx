import { ActionIcon, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Form } from '#web/forms/use-form.ts';
import { legalSetupWords as words } from '#web/i18n/admin/legal.ts';
import { newKey } from '#web/new-key.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { IconPlus, IconTrash } from '#web/staff/kit/icons.gen.tsx';
import type { LegalValues } from './legal-values.ts';

type SectionEditorProps = { readonly form: Form<LegalValues> };

/** The sections of a legal text, each a title with paragraphs, lists and tables. */
export function SectionEditor({ form }: SectionEditorProps) {
  const [asking, setAsking] = useState<number | null>(null);
  const { sections } = form.values;
  const add = () =>
    form.add('sections', {
      key: newKey(),
      title: '',
      blocks: [{ key: newKey(), kind: 'paragraph', text: '' }],
    });
  return (
    <>
      {sections.map((section, index) => (
        <FormSection
          key={section.key}
          title={words.section(index + 1)}
          action={
            <ActionIcon color="bad" aria-label={words.removeSection(index + 1)} onClick={() => setAsking(index)}>
              <IconTrash aria-hidden size={20} />
            </ActionIcon>
          }
        >
          <TextInput
            label={words.sectionTitle}
            required
            maxLength={200}
            data-wide
            {...form.bind(`sections.${index}.title`)}
          />
          <Blocks form={form} section={index} />
        </FormSection>
      ))}
      <Button
        variant="default"
        style={{ alignSelf: 'start' }}
        leftSection={<IconPlus aria-hidden size={18} />}
        onClick={add}
      >
        {words.addSection}
      </Button>
      <ConfirmDialog
        opened={asking !== null}
        title={words.removeSectionTitle((asking === null ? undefined : sections[asking]?.title) ?? '')}
        confirm={words.removeSectionConfirm}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          if (asking !== null) form.remove('sections', asking);
          setAsking(null);
        }}
      >
        {words.removeSectionText}
      </ConfirmDialog>
    </>
  );
}

const LABELS = { paragraph: words.paragraph, list: words.list, table: words.table } as const;

function Blocks({ form, section }: SectionEditorProps & { readonly section: number }) {
  const blocks = form.values.sections[section]?.blocks ?? [];
  const path = `sections.${section}.blocks` as const;
  const add = (kind: 'paragraph' | 'list') => form.add(path, { key: newKey(), kind, text: '' });
  return (
    <Stack gap="md" miw={0} data-wide>
      {blocks.map(({ key, kind }, index) => (
        <Group key={key} align="end" wrap="nowrap" gap="xs">
          {kind === 'stored_keys' ? (
            <Text c="dimmed">{words.storedKeys}</Text>
          ) : (
            <Textarea
              flex="1"
              label={LABELS[kind]}
              description={kind === 'table' ? words.tableHint : undefined}
              maxRows={20}
              maxLength={8000}
              {...form.bind(`${path}.${index}.text`)}
            />
          )}
          {blocks.length > 1 && (
            <ActionIcon
              color="bad"
              aria-label={words.removeBlock(index + 1, section + 1)}
              onClick={() => form.remove(path, index)}
            >
              <IconTrash aria-hidden size={20} />
            </ActionIcon>
          )}
        </Group>
      ))}
      <Group gap="xs">
        <Button variant="subtle" leftSection={<IconPlus aria-hidden size={18} />} onClick={() => add('paragraph')}>
          {words.addParagraph}
        </Button>
        <Button variant="subtle" leftSection={<IconPlus aria-hidden size={18} />} onClick={() => add('list')}>
          {words.addList}
        </Button>
      </Group>
    </Stack>
  );
}
