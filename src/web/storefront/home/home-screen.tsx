import { type ReactNode, useState } from 'react';
import { bindShortWords } from '#domain/text/bind-short-words.ts';
import { countOf } from '#domain/text/plural.ts';
import { cardText } from '#web/i18n/card.ts';
import { homeText } from '#web/i18n/home.ts';
import { ordering } from '#web/i18n/ordering.ts';
import { Link } from '#web/router/index.ts';
import { AgainSlot } from '#web/storefront/again/again-slot.tsx';
import { ProductCard } from '#web/storefront/menu/product-card.tsx';
import { RESERVATION_HEIGHT, ReservationOutline } from '#web/storefront/reservation/reservation-outline.tsx';
import { HoursTable } from '#web/storefront/shell/hours-table.tsx';
import { OrderingLine } from '#web/storefront/shell/ordering-line.tsx';
import type { ShopFacts } from '#web/storefront/shell/shop-facts.ts';
import { useFreshFacts } from '#web/storefront/shell/use-fresh-facts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { CachedMarkup } from '#web/ui/cached-markup.tsx';
import { chipClass } from '#web/ui/chip.ts';
import { HydratedApart } from '#web/ui/hydrated-apart.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { WhenNear } from '#web/ui/when-near.tsx';
import { DishTile } from './dish-tile.tsx';
import type { HomePage } from './home-page.ts';
import styles from './home-screen.module.css';

const ReservationForm = lazyPart(
  async () => (await import('#web/storefront/reservation/reservation-form.tsx')).ReservationForm,
);

type ProductLink = (id: number) => (className: string, name: string) => ReactNode;

export function HomeScreen({
  page,
  shop,
  productLink,
}: {
  readonly page: HomePage;
  readonly shop: ShopFacts;
  readonly productLink: ProductLink;
}) {
  useFreshFacts(page.changesAt);
  return (
    <>
      <Hero page={page} shop={shop} productLink={productLink} />
      <HydratedApart>
        {page.categories.length > 0 && <Categories categories={page.categories} />}
        {page.preview.length > 0 && <Preview preview={page.preview} productLink={productLink} />}
      </HydratedApart>
      {page.takesBookings && <Booking phone={shop.phone} phoneText={shop.phoneText} />}
      <CachedMarkup
        as="section"
        className={`${styles.section} ${styles.visit}`}
        part="visit"
        of={shop}
        look={page.about}
      >
        <Visit shop={shop} about={page.about} />
      </CachedMarkup>
      {page.gallery.length > 0 && <Gallery gallery={page.gallery} />}
    </>
  );
}

function Visit({ shop, about }: { readonly shop: ShopFacts; readonly about: string }) {
  return (
    <>
      <div>
        <h2>{homeText.hours}</h2>
        {shop.closures.map((closure) => (
          <div key={closure} className={styles.notice}>
            <Notice tone="warn">{closure}</Notice>
          </div>
        ))}
        <div className={styles.hours} data-shows="hours">
          <HoursTable week={shop.week} />
        </div>
      </div>
      {[shop.address.text, shop.phone, about].some((text) => text !== '') && (
        <div>
          <h2>{homeText.visit}</h2>
          {shop.address.text !== '' && (
            <p className={styles.address} data-shows="address">
              <Icon name="pin" />
              {shop.address.text}
            </p>
          )}
          <CallButton phone={shop.phone} phoneText={shop.phoneText} />
          {about !== '' && <p className={styles.about}>{about}</p>}
        </div>
      )}
    </>
  );
}

/** Nothing while the restaurant has no number yet. */
function CallButton({ phone, phoneText }: Pick<ShopFacts, 'phone' | 'phoneText'>) {
  if (phone === '') return null;
  return (
    <a href={`tel:${phone}`} className={buttonClass('secondary')}>
      <Icon name="phone" size={20} />
      {homeText.call(phoneText)}
    </a>
  );
}

function Booking({ phone, phoneText }: Pick<ShopFacts, 'phone' | 'phoneText'>) {
  return (
    <section id={homeText.bookingAnchor} tabIndex={-1} className={`${styles.section} ${styles.booking}`}>
      <div className={styles.bookingLead}>
        <h2>{homeText.bookTable}</h2>
        <p>{homeText.bookingLead}</p>
        <CallButton phone={phone} phoneText={phoneText} />
      </div>
      <WhenNear height={RESERVATION_HEIGHT} waiting={<ReservationOutline />}>
        <ReservationForm />
      </WhenNear>
    </section>
  );
}

function Gallery({ gallery }: Pick<HomePage, 'gallery'>) {
  return (
    <CachedMarkup as="section" className={styles.section} part="gallery" of={gallery}>
      <h2>{homeText.gallery}</h2>
      <ul className={styles.gallery}>
        {gallery.map((picture) => (
          <li key={picture.hash}>
            <Picture picture={picture} sizes="(min-width: 720px) 24rem, 50vw" />
          </li>
        ))}
      </ul>
    </CachedMarkup>
  );
}

function Hero({
  page,
  shop,
  productLink,
}: {
  readonly page: HomePage;
  readonly shop: ShopFacts;
  readonly productLink: ProductLink;
}) {
  const { arePopular, cards } = page.dishes;
  return (
    <section className={styles.hero}>
      <div className={styles.welcome}>
        {shop.ordering.later === null ? (
          <OrderingLine sign={shop.sign} ordering={shop.ordering} deliveryFee={shop.deliveryFee} />
        ) : (
          <Notice tone="warn" title={shop.sign.isOpen ? ordering.closed : shop.sign.text}>
            {shop.ordering.later.text}
          </Notice>
        )}
        <h1>{bindShortWords(shop.tagline === '' ? shop.name : shop.tagline)}</h1>
        <Ways page={page} shop={shop} />
        {page.dailyMenu && page.dailyMenu.returns !== '' && (
          <p className={styles.returns}>
            <Icon name="clock" size={18} />
            <Link to="/meniu" search={{ category: homeText.dailyMenuSlug }}>
              {homeText.dailyMenuReturns(page.dailyMenu.returns)}
            </Link>
          </p>
        )}
      </div>
      <AgainSlot productLink={productLink} />
      {cards.length > 0 && (
        <div className={styles.popular}>
          <div className={styles.popularHead}>
            <h2>{arePopular ? cardText.popular : homeText.favourites}</h2>
            <Link to="/meniu" className={styles.toMenu}>
              {homeText.seeAll}
            </Link>
          </div>
          <HydratedApart>
            <ul className={styles.dishes}>
              {cards.map((card, index) => (
                <CachedMarkup as="li" key={card.id} part="card" of={index < FIRST_DISHES ? null : card} look="tile">
                  <DishTile card={card} link={productLink(card.id)} isFirst={index < FIRST_DISHES} />
                </CachedMarkup>
              ))}
            </ul>
          </HydratedApart>
        </div>
      )}
      {page.restaurantPicture && (
        <div className={styles.restaurant}>
          <Picture picture={page.restaurantPicture} sizes="(min-width: 960px) 40rem, 100vw" isFirst />
        </div>
      )}
    </section>
  );
}

/** Tiles on the first screen of a phone. */
const FIRST_DISHES = 4;

/** The main buttons: the daily menu when there is one, else the menu and a table, or the telephone. */
function Ways({ page, shop }: { readonly page: HomePage; readonly shop: ShopFacts }) {
  if (page.dailyMenu?.returns === '') {
    return (
      <div className={styles.ways}>
        <Link to="/meniu" search={{ category: homeText.dailyMenuSlug }} className={buttonClass()}>
          {homeText.dailyMenu}
        </Link>
        <Link to="/meniu" className={buttonClass('secondary')}>
          {homeText.seeMenu}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.ways}>
      <Link to="/meniu" className={buttonClass()}>
        {shop.ordering.later === null ? homeText.seeMenu : ordering.orderAhead}
      </Link>
      {page.takesBookings ? (
        <Link
          to="/"
          hash={homeText.bookingAnchor}
          className={buttonClass('secondary')}
          // Moves the keyboard focus along with the scroll position: the next Tab is in the form.
          onClick={() => document.getElementById(homeText.bookingAnchor)?.focus({ preventScroll: true })}
        >
          {homeText.bookTable}
        </Link>
      ) : (
        <CallButton phone={shop.phone} phoneText={shop.phoneText} />
      )}
    </div>
  );
}

function Categories({ categories }: Pick<HomePage, 'categories'>) {
  return (
    <CachedMarkup as="section" className={styles.section} part="categories" of={categories}>
      <h2>{homeText.categories}</h2>
      <ul className={styles.categories}>
        {categories.map(({ slug, name, products, picture }) => (
          <li key={slug}>
            <Link to="/meniu" search={{ category: slug }} className={styles.category}>
              {picture && <Picture picture={picture} sizes="(min-width: 720px) 24rem, 100vw" />}
              <span className={styles.categoryName}>
                {name}
                <small>{countOf(products, homeText.productCount)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </CachedMarkup>
  );
}

function Preview({
  preview,
  productLink,
}: {
  readonly preview: HomePage['preview'];
  readonly productLink: ProductLink;
}) {
  const [chosen, setChosen] = useState(preview[0]?.slug);
  const shown = preview.find(({ slug }) => slug === chosen) ?? preview[0];
  return (
    <section className={styles.section}>
      <h2>{homeText.taste}</h2>
      {preview.length > 1 && (
        <fieldset className={styles.filter} aria-label={homeText.filter}>
          {preview.map(({ slug, name }) => (
            <button
              key={slug}
              type="button"
              className={chipClass(slug === shown?.slug)}
              aria-pressed={slug === shown?.slug}
              onClick={() => setChosen(slug)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <ul className={styles.cards}>
        {shown?.cards.map((card) => (
          <CachedMarkup as="li" key={card.id} part="card" of={card} look="wide">
            <ProductCard card={card} link={productLink} />
          </CachedMarkup>
        ))}
        <li className={styles.all}>
          <Link to="/meniu" className={buttonClass('secondary')}>
            {homeText.seeAll}
          </Link>
        </li>
      </ul>
    </section>
  );
}
