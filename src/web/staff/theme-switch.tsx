import { ActionIcon } from '@mantine/core';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { toggleTheme } from '#web/ui/theme.ts';
import { useTheme } from './use-theme.ts';

export function ThemeSwitch() {
  const isDark = useTheme() === 'dark';
  const label = isDark ? staffWords.general.toLight : staffWords.general.toDark;
  return (
    <ActionIcon onClick={toggleTheme} aria-label={label} title={label}>
      {isDark ? <IconSun aria-hidden /> : <IconMoon aria-hidden />}
    </ActionIcon>
  );
}
