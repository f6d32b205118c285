import { footerText } from '#web/i18n/footer.ts';

/** The 250 × 50 pictogram of Ordin ANPC 449/2022, annex 2 (readings 59): ours, so that no other site is asked for it. */
export function SalPictogram() {
  return <img src="/sal.svg" width={250} height={50} alt={footerText.sal} loading="lazy" />;
}
