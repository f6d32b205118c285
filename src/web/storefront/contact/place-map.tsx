import { useState } from 'react';
import { contactText } from '#web/i18n/shop/contact.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './place-map.module.css';

type Shown = 'nothing' | 'map' | 'offline';

/** An external map, loaded only when a guest asks for it (Legea 506/2004, src/web/storefront/contact/README.md). */
export function PlaceMap({ embed, name }: { readonly embed: string; readonly name: string }) {
  const [shown, show] = useState<Shown>('nothing');
  if (shown === 'map') {
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
    <div className={styles.frame}>
      <Button look="quiet" className={styles.show} onClick={() => show(navigator.onLine ? 'map' : 'offline')}>
        {contactText.showMap}
      </Button>
      <p className={styles.note}>{contactText.mapConsent}</p>
      {shown === 'offline' && (
        <Notice tone="warn" role="alert">
          {contactText.mapOffline}
        </Notice>
      )}
    </div>
  );
}
