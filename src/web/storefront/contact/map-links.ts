import type { ContactPage } from './load-contact-page.ts';

export type MapLinks = {
  /** Opens the map app of a phone that has it, else the site; `geo:` links open nothing on iPhones and desktops. */
  readonly directions: string;
  /** The same map to embed in the page; null without coordinates. */
  readonly embed: string | null;
};

/** Half a side of the embedded map, in degrees: about 400 m. */
const REACH = 0.004;

/** Links to external maps, which are not contacted until a guest follows one. */
export function mapLinks(place: ContactPage['place'], address: string): MapLinks {
  if (place === null) {
    // A search of maps takes „nr.” for a part of the street's name.
    const query = encodeURIComponent(address.replace(' nr. ', ' '));
    return {
      directions: `https://www.google.com/maps/search/?api=1&query=${query}`,
      embed: null,
    };
  }
  const { latitude, longitude } = place;
  const point = `${latitude},${longitude}`;
  const box = [longitude - REACH * 1.5, latitude - REACH, longitude + REACH * 1.5, latitude + REACH];
  return {
    directions: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(point)}`,
    embed: `https://www.openstreetmap.org/export/embed.html?bbox=${box.map((one) => one.toFixed(5)).join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
  };
}
