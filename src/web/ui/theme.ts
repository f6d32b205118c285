/** Where the choice is kept in this browser (storefront.md §1). */
const STORAGE_KEY = 'pofta.tema';

/** Runs in <head> before anything is painted. Plain text, because it must stand in the page itself. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${STORAGE_KEY}')}catch(e){}document.documentElement.dataset.theme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'`;

/** Light becomes dark and dark light, from now on in this browser. */
export function toggleTheme(): void {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  localStorage.setItem(STORAGE_KEY, dataset.theme);
}
