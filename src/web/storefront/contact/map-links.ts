import type { ContactPage } from './load-contact-page.ts';

export type MapLinks = {
  /** `geo:` link, which opens the phone's own map app. */
  readonly geo: string;
  readonly openStreetMap: string;
  readonly googleMaps: string;
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
      geo: `geo:0,0?q=${query}`,
      openStreetMap: `https://www.openstreetmap.org/search?query=${query}`,
      googleMaps: `https://www.google.com/maps/search/?api=1&query=${query}`,
      embed: null,
    };
  }
  const { latitude, longitude } = place;
  const point = `${latitude},${longitude}`;
  const box = [longitude - REACH * 1.5, latitude - REACH, longitude + REACH * 1.5, latitude + REACH];
  return {
    geo: `geo:${point}?q=${point}(${encodeURIComponent(address)})`,
    openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    googleMaps: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(point)}`,
    embed: `https://www.openstreetmap.org/export/embed.html?bbox=${box.map((one) => one.toFixed(5)).join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
  };
}
