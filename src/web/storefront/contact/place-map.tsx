import { useState } from 'react';
import { contactText } from '#web/i18n/house/contact.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { MapLinks } from './map-links.ts';
import styles from './place-map.module.css';

type Shown = 'sketch' | 'map' | 'offline';

/** A sketch of our own; the real map only when a guest asks for it (Legea 506/2004, src/web/storefront/contact/README.md). */
export function PlaceMap({
  embed,
  name,
  address,
}: {
  readonly embed: MapLinks['embed'];
  readonly name: string;
  readonly address: string;
}) {
  const [shown, show] = useState<Shown>('sketch');
  if (shown === 'map' && embed !== null) {
    return (
      <figure className={styles.frame}>
        <iframe
          className={styles.map}
          src={embed}
          title={contactText.mapTitle(name)}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
        />
        <figcaption className={styles.note}>
          <a href="https://www.openstreetmap.org/copyright" rel="noopener" target="_blank">
            {contactText.attribution}
          </a>
        </figcaption>
      </figure>
    );
  }
  return (
    <figure className={styles.frame}>
      <Sketch label={contactText.sketch(address)} />
      <figcaption className={styles.note}>{contactText.sketchNote}</figcaption>
      {shown === 'offline' && (
        <Notice tone="warn" role="alert">
          {contactText.mapOffline}
        </Notice>
      )}
      {embed !== null && (
        <>
          <Button look="secondary" onClick={() => show(navigator.onLine ? 'map' : 'offline')}>
            <Icon name="pin" size={20} />
            {contactText.showMap}
          </Button>
          <p className={styles.note}>{contactText.mapConsent}</p>
        </>
      )}
    </figure>
  );
}

/** Streets of no town in particular around a pin: drawn, not copied from any map. */
function Sketch({ label }: { readonly label: string }) {
  return (
    <svg
      className={styles.sketch}
      viewBox="0 0 480 260"
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="480" height="260" className={styles.land} />
      <path d="M0 196c80-26 150 22 240 4s150-40 240-14v74H0Z" className={styles.park} />
      <path d="M-10 48c90 30 150-14 250 10s160 6 250-22" className={styles.water} />
      <g className={styles.street}>
        <path d="M-10 132h500M120-10v280M352-10v280" />
        <path d="M-10 214 220 78l270 40M236-10v280" />
      </g>
      <g className={styles.house}>
        <path d="M140 92h38v24h-38zM254 148h54v30h-54zM64 148h34v26H64zM372 150h42v34h-42zM262 92h34v24h-34zM378 78h52v30h-52zM150 150h44v22h-44z" />
      </g>
      <path d="M236 140s-24-20-24-38a24 24 0 0 1 48 0c0 18-24 38-24 38Z" className={styles.pin} />
      <circle cx="236" cy="102" r="9" className={styles.land} />
    </svg>
  );
}
