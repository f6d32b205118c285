import type { ReactNode } from 'react';
import { general } from '#web/i18n/general.ts';
import { contactText } from '#web/i18n/house/contact.ts';
import { shell } from '#web/i18n/shell.ts';
import { HoursTable } from '#web/storefront/shell/hours-table.tsx';
import type { ShopFacts } from '#web/storefront/shell/shop-facts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './contact-screen.module.css';
import type { ContactPage } from './load-contact-page.ts';
import { mapLinks } from './map-links.ts';
import { PlaceMap } from './place-map.tsx';

export function ContactScreen({ page, shop }: { readonly page: ContactPage; readonly shop: ShopFacts }) {
  const links = mapLinks(page.place, shop.address.text);
  return (
    <div className={styles.page}>
      <h1>{shell.contact}</h1>
      <div className={styles.columns}>
        <section className={styles.card}>
          <h2>{shop.name}</h2>
          <p className={styles.sign}>{shop.sign.text}</p>
          {shop.address.text !== '' && (
            <p className={styles.line}>
              <Icon name="pin" />
              <span>
                <span className="visually-hidden">{contactText.address}: </span>
                {shop.address.text}
              </span>
            </p>
          )}
          <div className={styles.ways}>
            {shop.phone !== '' && (
              <a href={`tel:${shop.phone}`} className={buttonClass()}>
                <Icon name="phone" size={20} />
                {shell.callUs(shop.phoneText)}
              </a>
            )}
            {shop.email !== '' && (
              <a href={`mailto:${shop.email}`} className={buttonClass('secondary')}>
                <span>
                  {contactText.write}: <span className={styles.email}>{shop.email}</span>
                </span>
              </a>
            )}
          </div>
        </section>
        <section>
          <h2>{contactText.hours}</h2>
          {shop.closures.map((closure) => (
            <div key={closure} className={styles.notice}>
              <Notice tone="warn">{closure}</Notice>
            </div>
          ))}
          <div className={styles.hours}>
            <HoursTable week={shop.week} />
          </div>
        </section>
      </div>
      {shop.address.text !== '' && (
        <section className={styles.directions}>
          <h2>{contactText.directions}</h2>
          <PlaceMap embed={links.embed} name={shop.name} address={shop.address.text} />
          <div className={styles.ways}>
            <a href={links.geo} className={buttonClass('secondary')}>
              {contactText.openMap}
            </a>
            <Elsewhere href={links.openStreetMap}>{contactText.openStreetMap}</Elsewhere>
            <Elsewhere href={links.googleMaps}>{contactText.googleMaps}</Elsewhere>
          </div>
        </section>
      )}
    </div>
  );
}

function Elsewhere({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} className={buttonClass('quiet')} rel="noopener noreferrer" target="_blank">
      {children} <span className="visually-hidden">{general.newTab}</span>
    </a>
  );
}
