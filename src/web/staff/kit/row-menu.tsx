import { ActionIcon, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconDots } from './icons.gen.tsx';

export type RowAction = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onChoose: () => void;
  /** It stands last, after a line. */
  readonly isDangerous?: true;
};

type RowMenuProps = {
  /** Names the row: „Mai multe acțiuni: Happy hour”. */
  readonly label: string;
  readonly actions: readonly RowAction[];
};

/** What can be done with a row beside its main action (docs/design.md §4). */
export function RowMenu({ label, actions }: RowMenuProps) {
  const ordered = actions.toSorted(
    (one, other) => Number(one.isDangerous ?? false) - Number(other.isDangerous ?? false),
  );
  return (
    <Menu position="bottom-end" width="max-content" withinPortal>
      <Menu.Target>
        <ActionIcon size={44} aria-label={label} title={label}>
          <IconDots aria-hidden size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {ordered.map(({ label: name, icon, onChoose, isDangerous = false }, place) => [
          isDangerous && place > 0 && ordered[place - 1]?.isDangerous !== true ? <Menu.Divider key="line" /> : null,
          <Menu.Item
            key={name}
            leftSection={icon}
            fz="md"
            mih={44}
            onClick={onChoose}
            {...(isDangerous ? { color: 'bad' } : {})}
          >
            {name}
          </Menu.Item>,
        ])}
      </Menu.Dropdown>
    </Menu>
  );
}
