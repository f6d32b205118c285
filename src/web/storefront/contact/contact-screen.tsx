import { general } from '#web/i18n/general.ts';
import { shell } from '#web/i18n/shell.ts';
import { contactText } from '#web/i18n/shop/contact.ts';
import { HoursTable } from '#web/storefront/shell/hours-table.tsx';
import { OrderingLine } from '#web/storefront/shell/ordering-line.tsx';
import type { ShopFacts } from '#web/storefront/shell/shop-facts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './contact-screen.module.css';
import type { ContactPage } from './load-contact-page.ts';
import { mapLinks } from './map-links.ts';
import { PlaceMap } from './place-map.tsx';

export function ContactScreen({ page, shop }: { readonly page: ContactPage; readonly shop: ShopFacts }) {
  return (
    <div className={styles.page}>
      <h1>{shell.contact}</h1>
      <div className={styles.columns}>
        <section className={styles.card}>
          <h2>{shop.name}</h2>
          <OrderingLine sign={shop.sign} ordering={shop.ordering} />
          {shop.phone !== '' && (
            <a href={`tel:${shop.phone}`} className={styles.line}>
              <Icon name="phone" />
              <span>
                <small>{contactText.phone}</small>
                <strong className={styles.large}>{shop.phoneText}</strong>
              </span>
            </a>
          )}
          {shop.email !== '' && (
            <a href={`mailto:${shop.email}`} className={styles.line}>
              <Icon name="mail" />
              <span>
                <small>{contactText.write}</small>
                {shop.email}
              </span>
            </a>
          )}
          <h2>{contactText.hours}</h2>
          {shop.closures.map((closure) => (
            <Notice key={closure} tone="warn">
              {closure}
            </Notice>
          ))}
          <HoursTable week={shop.week} />
        </section>
        {shop.address.text !== '' && <Directions place={page.place} shop={shop} />}
      </div>
    </div>
  );
}

/** The address, and the way there in an external map, which is not contacted before a tap. */
function Directions({ place, shop }: { readonly place: ContactPage['place']; readonly shop: ShopFacts }) {
  const links = mapLinks(place, shop.address.text);
  return (
    <section className={styles.card}>
      <h2>{contactText.place}</h2>
      <p className={styles.line}>
        <Icon name="pin" />
        <span>
          <small>{contactText.address}</small>
          {shop.address.text}
        </span>
      </p>
      <a href={links.directions} className={`${buttonClass()} ${styles.way}`} rel="noopener noreferrer" target="_blank">
        {contactText.openMap} <span className="visually-hidden">{general.newTab}</span>
      </a>
      {links.embed !== null && <PlaceMap embed={links.embed} name={shop.name} />}
    </section>
  );
}
