import { ActionIcon } from '@mantine/core';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { IconMoon, IconSun } from '#web/staff/kit/icons.gen.tsx';
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
