import { ActionIcon, Menu } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { staffWords } from '#web/i18n/staff/staff.ts';
import type { StaffIcon } from './icon-names.ts';
import { ICONS, IconDots, IconX } from './icons.gen.tsx';

const words = staffWords.rows;

export type RowAction = {
  readonly label: string;
  readonly icon: StaffIcon;
  readonly isDisabled?: boolean;
  /** Deletes or ends something: it stands last, after a line. */
  readonly isDangerous?: boolean;
} & ({ readonly onChoose: () => void } | { readonly link: Pick<LinkProps, 'to' | 'params' | 'search'> });

type RowActionsProps = {
  /** What the row is about, for screen readers. */
  readonly name: string;
  /** Without those that are not allowed here, which are `false`. */
  readonly actions: readonly (RowAction | false)[];
};

/** The „⋯” at the end of a row, with everything that is done with its thing (design.md §4). Without actions it is not shown. */
export function RowActions({ name, actions }: RowActionsProps) {
  const allowed = actions.filter((action) => action !== false);
  const dangerous = allowed.filter(({ isDangerous = false }) => isDangerous);
  const others = allowed.filter(({ isDangerous = false }) => !isDangerous);
  if (allowed.length === 0) return null;
  return (
    <Menu position="bottom-end" width="max-content" returnFocus>
      <Menu.Target>
        <ActionIcon size={44} aria-label={words.more(name)} title={words.moreShort}>
          <IconDots aria-hidden size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown maw="min(20rem, 90vw)">
        {others.map((action) => (
          <Item key={action.label} action={action} />
        ))}
        {others.length > 0 && dangerous.length > 0 && <Menu.Divider />}
        {dangerous.map((action) => (
          <Item key={action.label} action={action} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Item({ action }: { readonly action: RowAction }) {
  const { label, icon, isDisabled = false, isDangerous = false } = action;
  const Icon = ICONS[icon];
  const look = {
    fz: 'md',
    mih: 44,
    leftSection: <Icon aria-hidden size={20} />,
    ...(isDangerous ? { color: 'bad' } : {}),
  } as const;
  if ('link' in action) {
    return (
      <Menu.Item {...look} renderRoot={(props) => <Link {...props} {...action.link} />}>
        {label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item {...look} disabled={isDisabled} onClick={action.onChoose}>
      {label}
    </Menu.Item>
  );
}

/** „Mută mai sus” and „Mută mai jos”, for a row of an ordered list. */
export function moveActions(place: number, last: number, onMove: (place: number) => void): readonly RowAction[] {
  return [
    { label: words.up, icon: 'arrow-up', isDisabled: place === 0, onChoose: () => onMove(place - 1) },
    { label: words.down, icon: 'arrow-down', isDisabled: place === last, onChoose: () => onMove(place + 1) },
  ];
}

/** Takes one line out of a form: nothing is deleted before the form is saved. */
export function TakeOut({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <ActionIcon size={44} aria-label={label} title={label} onClick={onClick}>
      <IconX aria-hidden size={20} />
    </ActionIcon>
  );
}
