/** Storage key of the choice in this browser (storefront.md §1). */
const STORAGE_KEY = 'pofta.tema';

/** Runs in <head> before the first paint. A string, because it is inlined into the page. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${STORAGE_KEY}')}catch(e){}document.documentElement.dataset.theme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'`;

/** Switches between light and dark and stores the choice in this browser. */
export function toggleTheme(): void {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  localStorage.setItem(STORAGE_KEY, dataset.theme);
}
