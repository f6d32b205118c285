import { Badge, Box, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import type { LegalSection } from '#contract/legal/wire.ts';
import { countOf } from '#domain/text/plural.ts';
import type { Form } from '#web/forms/use-form.ts';
import { legalSetupWords as words } from '#web/i18n/admin/legal.ts';
import { newKey } from '#web/new-key.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { IconChevronDown, IconChevronUp, IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { moveActions, RowActions } from '#web/staff/kit/row-actions.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { type LegalValues, listGoneTitles, marksOf, type SectionMark } from './legal-values.ts';

type SectionEditorProps = {
  readonly form: Form<LegalValues>;
  /** The newest published text, to mark what differs from it. */
  readonly published: readonly LegalSection[];
};

/** The headings of a legal text, each with what differs from the published version; one opens to be written. */
export function SectionEditor({ form, published }: SectionEditorProps) {
  const [asking, setAsking] = useState<number | null>(null);
  const { sections } = form.values;
  const [openKey, setOpenKey] = useState(sections[0]?.key ?? null);
  const marks = marksOf(form.values, published);
  const gone = listGoneTitles(form.values, published);
  const changed = marks.filter((mark) => mark !== null).length;
  const last = sections.length - 1;
  const add = () => {
    const key = newKey();
    form.add('sections', { key, title: '', blocks: [{ key: newKey(), kind: 'paragraph', text: '' }] });
    setOpenKey(key);
  };
  return (
    <FormSection
      title={words.headings}
      hint={changed + gone.length === 0 ? words.asPublished : countOf(changed + gone.length, words.differ)}
    >
      <Stack gap="md" data-wide>
        <Rows component="ol" isFramed aria-label={words.headings}>
          {sections.map((section, index) => (
            <Section
              key={section.key}
              form={form}
              index={index}
              last={last}
              mark={marks[index] ?? null}
              isOpen={section.key === openKey}
              onOpen={(isOpen) => setOpenKey(isOpen ? section.key : null)}
              onRemove={() => setAsking(index)}
            />
          ))}
        </Rows>
        {gone.length > 0 && <Text c="dimmed">{words.gone(gone.join('”, „'))}</Text>}
        <Group>
          <Button variant="default" leftSection={<IconPlus aria-hidden size={18} />} onClick={add}>
            {words.addSection}
          </Button>
        </Group>
      </Stack>
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
    </FormSection>
  );
}

type SectionProps = {
  readonly form: Form<LegalValues>;
  readonly index: number;
  readonly last: number;
  readonly mark: SectionMark;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onRemove: () => void;
};

function Section({ form, index, last, mark, isOpen: isOpened, onOpen, onRemove }: SectionProps) {
  const fields = useId();
  const title = form.values.sections[index]?.title.trim() || words.section(index + 1);
  // A folded problem would be invisible.
  const isWrong = Object.keys(form.problems).some((path) => path.startsWith(`sections.${index}.`));
  const isOpen = isOpened || isWrong;
  return (
    <Row>
      <Group w="100%" wrap="nowrap" gap="xs">
        <Fill>
          <Button
            variant="subtle"
            color="ink"
            size="compact-md"
            h="auto"
            mih={44}
            maw="100%"
            px="xs"
            styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
            aria-expanded={isOpen}
            aria-controls={fields}
            rightSection={isOpen ? <IconChevronUp aria-hidden size={18} /> : <IconChevronDown aria-hidden size={18} />}
            onClick={() => onOpen(!isOpen)}
          >
            {title}
          </Button>
        </Fill>
        {mark !== null && <Badge color="warn">{words.marks[mark]}</Badge>}
        <RowActions
          name={title}
          actions={[
            ...moveActions(index, last, (place) => form.move('sections', index, place)),
            { label: words.removeSectionConfirm, icon: 'trash', isDangerous: true, onChoose: onRemove },
          ]}
        />
      </Group>
      <Box id={fields} w="100%" py="sm" hidden={!isOpen}>
        {isOpen && (
          <Stack gap="md">
            <TextInput label={words.sectionTitle} required maxLength={200} {...form.bind(`sections.${index}.title`)} />
            <Blocks form={form} section={index} />
          </Stack>
        )}
      </Box>
    </Row>
  );
}

const LABELS = { paragraph: words.paragraph, list: words.list, table: words.table } as const;

type BlocksProps = { readonly form: Form<LegalValues>; readonly section: number };

function Blocks({ form, section }: BlocksProps) {
  const blocks = form.values.sections[section]?.blocks ?? [];
  const path = `sections.${section}.blocks` as const;
  const add = (kind: 'paragraph' | 'list') => form.add(path, { key: newKey(), kind, text: '' });
  return (
    <Stack gap="md" miw={0}>
      {blocks.map(({ key, kind }, index) => (
        <Group key={key} align="start" wrap="nowrap" gap="xs">
          {kind === 'stored_keys' ? (
            <Text flex="1" c="dimmed">
              {words.storedKeys}
            </Text>
          ) : (
            <Textarea
              flex="1"
              label={LABELS[kind]}
              description={kind === 'table' ? words.tableHint : undefined}
              autosize
              minRows={1}
              maxRows={20}
              maxLength={8000}
              {...form.bind(`${path}.${index}.text`)}
            />
          )}
          {blocks.length > 1 && (
            <RowActions
              name={words.block(index + 1, section + 1)}
              actions={[
                ...moveActions(index, blocks.length - 1, (place) => form.move(path, index, place)),
                {
                  label: words.removeBlock,
                  icon: 'trash',
                  isDangerous: true,
                  onChoose: () => form.remove(path, index),
                },
              ]}
            />
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
