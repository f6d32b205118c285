import {
  ActionIcon,
  Alert,
  Badge,
  Button,
  Checkbox,
  createTheme,
  defaultVariantColorsResolver,
  EmptyState,
  Input,
  type MantineColorsTuple,
  Modal,
  MultiSelect,
  NativeSelect,
  Notification,
  NumberInput,
  PasswordInput,
  Radio,
  Select,
  Switch,
  Tabs,
  Text,
  Textarea,
  TextInput,
  type VariantColorsResolver,
} from '@mantine/core';
import { keysOf } from '#domain/keys-of.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { TONE_COLORS, type Tone } from './kit/tone.ts';

/** The tones of staff screens; each is a pair of tokens with enough contrast in light and dark. */
const TONES = keysOf(TONE_COLORS);

const colorsOfTone: VariantColorsResolver = (input) => {
  const tone = TONES.find((candidate) => candidate === input.color);
  if (tone === undefined || input.variant === 'default') return defaultVariantColorsResolver(input);
  // A button without background is in ink: the brand's red is for the main action of a screen.
  if (tone === 'accent' && input.variant !== 'filled') return colorsOfTone({ ...input, color: 'ink' });
  const { main, soft, strong, on } = TONE_COLORS[tone];
  switch (input.variant) {
    case 'filled':
      return { background: main, hover: strong, color: on, border: 'none' };
    case 'light':
      return { background: soft, hover: soft, color: main, border: 'none' };
    case 'outline':
      return { background: 'transparent', hover: soft, color: main, border: `1px solid ${main}` };
    default:
      return { background: 'transparent', hover: soft, color: main, border: 'none' };
  }
};

/** Mantine asks for ten shades of a colour; a tone has one, its variants come from the resolver above. */
const shadesOf = (tone: Tone): MantineColorsTuple => {
  const shade = TONE_COLORS[tone].main;
  return [shade, shade, shade, shade, shade, shade, shade, shade, shade, shade];
};

/** A button whose text does not fit on one line grows; nothing is cut off. */
const GROWING = {
  root: { height: 'auto', minHeight: 'var(--button-height)' },
  inner: { minHeight: 'calc(var(--button-height) - 2px)' },
  label: { whiteSpace: 'normal', lineHeight: 1.25 },
  // Mantine centres the loader by an animation; without animations this does.
  loader: { transform: 'translate(-50%, -50%)' },
} as const;

/** The button inside a password field that shows the password; this variable overrides its `size`. */
const FINGER_WIDE_EYE = () => ({ root: { '--psi-button-size': '2.75rem' } });

/** Selected is ink, switched on is green: red is for the brand and, as crimson, for danger. */
const CHOSEN = { color: 'ink', iconColor: 'var(--ground)' } as const;

/** Every touch target is at least 44 px high (docs/design.md §1). */
export const staffTheme = createTheme({
  fontFamily: 'var(--font-text)',
  // Components without a colour (checkboxes, switches, pagination, progress) use the primary one; its shades are in
  // mantine-variables.css.
  primaryColor: 'accent',
  colors: {
    accent: shadesOf('accent'),
    good: shadesOf('good'),
    bad: shadesOf('bad'),
    warn: shadesOf('warn'),
    ink: shadesOf('ink'),
  },
  variantColorResolver: colorsOfTone,
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: Button.extend({
      defaultProps: { size: 'md', color: 'accent', fw: 600, fz: 'md', px: 'md' },
      styles: GROWING,
    }),
    ActionIcon: ActionIcon.extend({ defaultProps: { size: 44, variant: 'subtle', color: 'ink' } }),
    Alert: Alert.extend({
      defaultProps: { color: 'bad', variant: 'light' },
      styles: { title: { fontSize: '1.0625rem' }, message: { fontSize: '1rem', color: 'var(--ink)' } },
    }),
    Input: Input.extend({ defaultProps: { size: 'lg' } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'lg' } }),
    PasswordInput: PasswordInput.extend({ defaultProps: { size: 'lg' }, vars: FINGER_WIDE_EYE }),
    Textarea: Textarea.extend({ defaultProps: { size: 'lg' } }),
    NativeSelect: NativeSelect.extend({ defaultProps: { size: 'lg' } }),
    Notification: Notification.extend({ styles: { description: { fontSize: '1.0625rem', color: 'var(--ink)' } } }),
    Checkbox: Checkbox.extend({ defaultProps: { size: 'lg', ...CHOSEN } }),
    CheckboxGroup: Checkbox.Group.extend({ defaultProps: { size: 'lg' } }),
    Radio: Radio.extend({ defaultProps: { size: 'lg', ...CHOSEN } }),
    RadioGroup: Radio.Group.extend({ defaultProps: { size: 'lg' } }),
    Switch: Switch.extend({ defaultProps: { color: 'good' } }),
    // Tabs are as high as a finger; a row with too many tabs scrolls.
    Tabs: Tabs.extend({
      defaultProps: { color: 'ink' },
      styles: {
        list: { flexWrap: 'nowrap', overflowX: 'auto', overflowY: 'hidden', scrollbarWidth: 'thin' },
        tab: { flexShrink: 0, minHeight: 'var(--target)', paddingInline: '0.75rem', fontSize: '1rem' },
      },
    }),
    // Texts inherit their size.
    Text: Text.extend({ defaultProps: { inherit: true } }),
    // Its text is not cut off.
    Badge: Badge.extend({
      defaultProps: { size: 'lg', variant: 'light', color: 'ink', tt: 'none' },
      styles: {
        root: { height: 'auto', fontSize: '0.9375rem', maxWidth: '100%', letterSpacing: 0 },
        label: { whiteSpace: 'normal', lineHeight: 1.5 },
      },
    }),
    EmptyState: EmptyState.extend({
      defaultProps: { size: 'lg', py: 'xl', px: 'md' },
      styles: { description: { maxWidth: '34rem' } },
    }),
    // Mantine's scroll lock injects a style element, which the CSP refuses; the overlay covers the page instead.
    Modal: Modal.extend({
      // A `header` element of a dialog is not a banner landmark.
      defaultProps: {
        centered: true,
        lockScroll: false,
        size: 'lg',
        radius: 'lg',
        attributes: { header: { role: 'presentation' } },
        closeButtonProps: { 'aria-label': staffWords.general.close, size: 44 },
      },
      styles: { title: { font: '600 1.375rem / 1.3 var(--font-text)' }, body: { fontSize: '1.0625rem' } },
    }),
  },
});

/** On the panel the step forward is green, and brick is no action (docs/design.md §3). */
export const panelTheme = createTheme({
  ...staffTheme,
  components: {
    ...staffTheme.components,
    Button: Button.extend({
      defaultProps: { size: 'md', color: 'good', fw: 600, fz: 'md', px: 'md' },
      styles: GROWING,
    }),
  },
});

/** Denser on large screens: 44 px high. */
export const deskTheme = createTheme({
  ...staffTheme,
  components: {
    ...staffTheme.components,
    Button: Button.extend({
      defaultProps: { size: 'md', color: 'accent', fw: 600, fz: 'md', px: 'md' },
      styles: GROWING,
    }),
    ActionIcon: ActionIcon.extend({ defaultProps: { size: 44, variant: 'subtle', color: 'ink' } }),
    Input: Input.extend({ defaultProps: { size: 'md' } }),
    // Hints are below, so that inputs beside each other stay aligned.
    InputWrapper: Input.Wrapper.extend({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    }),
    TextInput: TextInput.extend({ defaultProps: { size: 'md' } }),
    PasswordInput: PasswordInput.extend({ defaultProps: { size: 'md' }, vars: FINGER_WIDE_EYE }),
    Textarea: Textarea.extend({ defaultProps: { size: 'md', autosize: true, minRows: 3 } }),
    NativeSelect: NativeSelect.extend({ defaultProps: { size: 'md' } }),
    NumberInput: NumberInput.extend({ defaultProps: { size: 'md', decimalSeparator: ',', hideControls: true } }),
    // Enter takes the first match; without a selected one it would submit the form.
    Select: Select.extend({ defaultProps: { size: 'md', selectFirstOptionOnChange: true } }),
    MultiSelect: MultiSelect.extend({ defaultProps: { size: 'md', selectFirstOptionOnChange: true } }),
    Checkbox: Checkbox.extend({ defaultProps: { size: 'md', ...CHOSEN } }),
    CheckboxGroup: Checkbox.Group.extend({ defaultProps: { size: 'md' } }),
    Radio: Radio.extend({ defaultProps: { size: 'md', ...CHOSEN } }),
    RadioGroup: Radio.Group.extend({ defaultProps: { size: 'md' } }),
    Switch: Switch.extend({ defaultProps: { size: 'md', color: 'good' } }),
  },
});
