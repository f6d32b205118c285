import { general } from '#web/i18n/general.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { toggleTheme } from './theme.ts';
import styles from './theme-toggle.module.css';

/** Both icons are in the page, CSS shows the right one: the server cannot know the visitor's theme. */
export function ThemeToggle() {
  return (
    <IconButton label={general.toggleTheme} onClick={toggleTheme}>
      <span className={styles.toDark}>
        <Icon name="moon" />
      </span>
      <span className={styles.toLight}>
        <Icon name="sun" />
      </span>
    </IconButton>
  );
}
