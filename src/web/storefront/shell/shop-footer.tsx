import { footerText } from '#web/i18n/footer.ts';
import { shell } from '#web/i18n/shell.ts';
import { Link, useLocation } from '#web/router/index.ts';
import { CachedMarkup } from '#web/ui/cached-markup.tsx';
import { FormOutline } from '#web/ui/form-outline.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { WhenNear } from '#web/ui/when-near.tsx';
import { HoursTable } from './hours-table.tsx';
import { SalPictogram } from './sal-pictogram.tsx';
import type { ShopFacts } from './shop-facts.ts';
import styles from './shop-footer.module.css';
import { StaffLinks } from './staff-links.tsx';

const NewsletterCorner = lazyPart(
  async () => (await import('#web/storefront/newsletter/newsletter-corner.tsx')).NewsletterCorner,
);
/** Height of the form, reserved so that nothing moves when it loads. */
const NEWSLETTER_HEIGHT = '21rem';
const NEWSLETTER_ROWS = [['3rem'], ['6rem']];

const LINKS = [
  { to: '/despre-noi', label: shell.about, isLegal: false },
  { to: '/contact', label: shell.contact, isLegal: true },
  { to: '/opinii', label: footerText.feedback, isLegal: false },
  { to: '/termeni-si-conditii', label: footerText.terms, isLegal: true },
  { to: '/privacy-policy', label: footerText.privacy, isLegal: true },
  { to: '/politica-cookies', label: footerText.cookies, isLegal: true },
  { to: '/accesibilitate', label: footerText.accessibility, isLegal: true },
  { to: '/retragere-din-contract', label: footerText.withdrawal, isLegal: true },
] as const;

/** Seller, address, hours, and where to complain: Ordin ANPC 225/2023 and 449/2022 require it on every page. */
export function ShopFooter({ facts }: { readonly facts: ShopFacts }) {
  // The checkout has no links away from the order, only what the law requires on every page.
  const isLegalOnly = useLocation({ select: ({ pathname }) => pathname === '/checkout' });
  // '' for every page that the footer does not link to: opening a sheet then does not rerender the footer.
  const here = useLocation({ select: ({ pathname }) => LINKS.find(({ to }) => to === pathname)?.to ?? '' });
  return (
    <CachedMarkup
      as="footer"
      className={styles.footer}
      part="footer"
      of={facts}
      look={isLegalOnly ? '/checkout' : here}
    >
      <Columns facts={facts} here={here} isLegalOnly={isLegalOnly} />
    </CachedMarkup>
  );
}

function Columns({
  facts,
  here,
  isLegalOnly,
}: {
  readonly facts: ShopFacts;
  /** The link to the present page; '' when there is none. */
  readonly here: string;
  readonly isLegalOnly: boolean;
}) {
  const { company } = facts;
  const identity = [
    [footerText.cui, company.cui],
    [footerText.tradeRegister, company.tradeRegister],
    [footerText.shareCapital, company.shareCapital],
    [footerText.registeredOffice, company.registeredOffice],
    [footerText.workPoint, company.workPoint],
  ].filter(([, value]) => value !== '');
  return (
    <div className={styles.columns}>
      {!isLegalOnly && (
        <>
          <section>
            <h2 className={styles.title}>{footerText.newsletter}</h2>
            <WhenNear height={NEWSLETTER_HEIGHT} waiting={<FormOutline rows={NEWSLETTER_ROWS} />}>
              <NewsletterCorner />
            </WhenNear>
          </section>
          <Reach facts={facts} />
        </>
      )}
      <div className={styles.column}>
        {!isLegalOnly && (
          <section>
            <h2 className={styles.title}>{footerText.hours}</h2>
            <HoursTable week={facts.week} />
          </section>
        )}
        <section>
          <h2 className={styles.title}>{footerText.legal}</h2>
          <a className={styles.sal} href="https://anpc.ro/ce-este-sal/" rel="noopener" target="_blank">
            <SalPictogram />
          </a>
          <p>
            <a
              className={styles.line}
              href="https://anpc.ro"
              rel="noopener"
              target="_blank"
              title={footerText.anpcName}
            >
              {footerText.anpc}
            </a>
          </p>
          <p className={styles.small}>{footerText.consumerPhone}</p>
          {facts.vatSentence !== '' && <p className={styles.small}>{facts.vatSentence}</p>}
          <StaffLinks />
        </section>
      </div>
      {(company.name !== '' || identity.length > 0) && (
        <section>
          <h2 className={styles.title}>{footerText.company}</h2>
          <p>
            <strong>{company.name}</strong>
          </p>
          <dl className={styles.identity}>
            {identity.map(([term, value]) => (
              <div key={term}>
                <dt>{term}:</dt> <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ul className={styles.small}>
            {company.authorisations.map((authorisation) => (
              <li key={authorisation}>{authorisation}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className={styles.title}>{footerText.information}</h2>
        <ul>
          {LINKS.filter(({ isLegal }) => isLegal || !isLegalOnly).map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={styles.line} aria-current={here === to ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Reach({ facts }: { readonly facts: ShopFacts }) {
  return (
    <section>
      <h2 className={styles.title}>{facts.name}</h2>
      <ul className={styles.list}>
        {facts.phone !== '' && (
          <li>
            <a className={styles.line} href={`tel:${facts.phone}`}>
              <Icon name="phone" size={20} />
              {facts.phoneText}
            </a>
          </li>
        )}
        {facts.email !== '' && (
          <li>
            <a className={styles.line} href={`mailto:${facts.email}`}>
              <Icon name="mail" size={20} />
              {facts.email}
            </a>
          </li>
        )}
        {facts.address.text !== '' && (
          <li className={styles.line}>
            <Icon name="pin" size={20} />
            {facts.address.text}
          </li>
        )}
      </ul>
    </section>
  );
}
