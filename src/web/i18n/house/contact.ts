/** How to reach the restaurant. */
export const contactText = {
  description: (name: string, city: string) =>
    `${name}, ${city}: telefon, e-mail, adresă, program și cum ajungi la noi.`,
  write: 'Scrie-ne',
  address: 'Adresă',
  hours: 'Program',
  directions: 'Cum ajungi',
  openMap: 'Deschide în aplicația de hărți',
  openStreetMap: 'OpenStreetMap',
  googleMaps: 'Google Maps',
  sketch: (address: string) => `Schiță cu locul restaurantului: ${address}`,
  sketchNote: 'Schiță, nu este la scară.',
  showMap: 'Arată harta interactivă',
  mapConsent: 'Harta se încarcă de la openstreetmap.org abia după ce apeși; până atunci nu trimitem nimic nimănui.',
  mapOffline: 'Harta nu poate fi încărcată fără internet. Adresa și linkurile de mai jos rămân aici.',
  mapTitle: (name: string) => `Harta OpenStreetMap: ${name}`,
  attribution: '© contribuitorii OpenStreetMap',
} as const;
