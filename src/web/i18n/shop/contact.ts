import { inTown } from '#web/i18n/titles.ts';

/** How to reach the restaurant. */
export const contactText = {
  description: (name: string, city: string) =>
    `${inTown(name, city)}: telefon, e-mail, adresă, program și cum ajungi la noi.`,
  phone: 'Sună-ne',
  write: 'Scrie-ne',
  place: 'Unde ne găsești',
  address: 'Adresă',
  hours: 'Program',
  openMap: 'Cum ajungi la noi',
  showMap: 'Arată harta aici',
  mapConsent: 'Harta se încarcă de la openstreetmap.org abia după ce apeși; până atunci nu trimitem nimic nimănui.',
  mapOffline: 'Harta nu poate fi încărcată fără internet. Adresa și linkul de mai sus rămân aici.',
  mapTitle: (name: string) => `Harta OpenStreetMap: ${name}`,
  attribution: '© contribuitorii OpenStreetMap',
} as const;
