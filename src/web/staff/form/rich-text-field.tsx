import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Tooltip.css';
import '@mantine/core/styles/Typography.css';
import '@mantine/tiptap/styles.css';
import { Input, Stack, Typography } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId } from 'react';
import { richTextWords } from '#web/i18n/staff/rich-text.ts';
import styles from './rich-text-field.module.css';

type RichTextFieldProps = {
  readonly label: string;
  /** HTML; '' when there is no text. */
  readonly value?: string;
  readonly onChange: (html: string) => void;
  /** Of the editing area, in pixels (back-office.md §9). */
  readonly height?: 300 | 400;
  /** For a few sentences: three lines that grow up to the height, and few toolbar buttons. */
  readonly isBrief?: boolean;
  readonly description?: string;
  readonly required?: boolean;
  readonly error?: unknown;
  readonly 'data-path'?: string;
};

/** Only what the server's `sanitise-html.ts` allows: anything else would be removed on saving. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      protocols: ['http', 'https', 'mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];

const CLASS_NAMES = {
  root: styles.editor ?? '',
  toolbar: styles.toolbar ?? '',
  control: styles.control ?? '',
  content: styles.content ?? '',
};

/** A text with emphasis, lists and links. */
export function RichTextField({
  height = 300,
  isBrief = false,
  description,
  required = false,
  error = null,
  ...field
}: RichTextFieldProps) {
  const { label, value = '', onChange, 'data-path': path } = field;
  const id = useId();
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    // The page's CSP refuses the editor's own style element; its styles are in a file.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-description`,
        'aria-required': String(required),
      },
    },
    onUpdate: ({ editor: written }) => onChange(htmlOf(written)),
  });
  // Outside system: the editor, which must follow when the form is reset.
  useEffect(() => {
    if (editor !== null && htmlOf(editor) !== value) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const sentence = typeof error === 'string' && error !== '' ? error : null;
  return (
    <Stack gap={4} miw={0} data-path={path} data-wide>
      <Input.Label component="div" id={`${id}-label`} size="md" required={required}>
        {label}
      </Input.Label>
      <RichTextEditor
        editor={editor}
        labels={richTextWords}
        withTypographyStyles={false}
        withCodeHighlightStyles={false}
        classNames={CLASS_NAMES}
        style={{ '--writing-height': `${height}px` }}
        data-brief={isBrief || undefined}
        data-error={sentence !== null || undefined}
      >
        {isBrief ? <BriefToolbar /> : <Toolbar />}
        <Typography>
          <RichTextEditor.Content />
        </Typography>
      </RichTextEditor>
      <div id={`${id}-description`}>
        {description !== undefined && <Input.Description size="md">{description}</Input.Description>}
        {sentence !== null && <Input.Error size="lg">{sentence}</Input.Error>}
      </div>
    </Stack>
  );
}

function BriefToolbar() {
  return (
    <RichTextEditor.Toolbar>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.BulletList />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}

function Toolbar() {
  return (
    <RichTextEditor.Toolbar>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        <RichTextEditor.Strikethrough />
        <RichTextEditor.ClearFormatting />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H3 />
        <RichTextEditor.H4 />
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Link />
        <RichTextEditor.Unlink />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}

/** An empty editor still has one paragraph. */
function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}
