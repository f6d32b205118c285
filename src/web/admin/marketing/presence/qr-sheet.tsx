import { useMemo } from 'react';
import { presenceWords as words } from '#web/i18n/admin/presence.ts';
import { drawQr } from '#web/staff/draw-qr.ts';
import styles from './qr-sheet.module.css';
import { type PerSheet, type QrCard, shortAddress } from './qr-sheets.ts';

type QrSheetProps = {
  readonly cards: readonly QrCard[];
  readonly perSheet: PerSheet;
  readonly headline: string;
  readonly restaurant: string;
};

/** An A4 page of cards; all sizes are relative to its width, on the screen and on paper. */
export function QrSheet({ cards, perSheet, headline, restaurant }: QrSheetProps) {
  return (
    <div className={styles.sheet}>
      <div className={styles.cards} data-per={perSheet}>
        {cards.map(({ address, table }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a sheet may be the same, and none moves
          <div key={index} className={styles.card}>
            <QrCode address={address} />
            <div className={styles.words}>
              <strong className={styles.headline}>{headline}</strong>
              {table !== null && <span className={styles.table}>{words.table(table)}</span>}
              <span className={styles.address}>{shortAddress(address)}</span>
              <span className={styles.restaurant}>{restaurant}</span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

export function QrCode({ address }: { readonly address: string }) {
  const { size, path } = useMemo(() => drawQr(address), [address]);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={words.codeOf(shortAddress(address))}
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
