import { general } from '#web/i18n/general.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { toggleTheme } from './theme.ts';
import styles from './theme-toggle.module.css';

/** Both icons are in the page and CSS shows one of them: the server does not know the visitor's theme. */
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
