import { menuText } from '#web/i18n/menu.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './search-box.module.css';

/** A form, so that it works before the scripts have loaded: the browser then requests `?search=`. */
export function SearchBox({ value, onChange }: { readonly value: string; readonly onChange: (text: string) => void }) {
  return (
    <search>
      <form action="/meniu" className={styles.box} onSubmit={(event) => event.preventDefault()}>
        <Icon name="search" size={20} />
        <input
          type="search"
          name="search"
          className={styles.input}
          aria-label={menuText.searchLabel}
          placeholder={menuText.search}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {value !== '' && (
          <IconButton label={menuText.clearSearch} onClick={() => onChange('')}>
            <Icon name="close" size={18} />
          </IconButton>
        )}
      </form>
    </search>
  );
}
