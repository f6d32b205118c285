import type { Station } from '#domain/menu/station.ts';
import type { StationView } from '#domain/orders/board.ts';
import { countOf } from '#domain/text/plural.ts';
import { boardWords as words } from '#web/i18n/panel/board.ts';
import { chipClass } from '#web/ui/chip.ts';
import styles from './board.module.css';
import { BOARD_LOOKS, type BoardLook, saveLook, saveStationView } from './board-look.ts';

export type LateOrders = {
  readonly count: number;
  /** The element of the first one; null where it is not on the page. */
  readonly target: string | null;
};

type Props = {
  readonly found: number;
  readonly late: LateOrders;
  readonly look: BoardLook;
  /** Empty in a kitchen that is not divided into stations. */
  readonly stations: readonly Station[];
  readonly view: StationView;
};

/** One row above the board: how many orders are open and late, the choice of station, and the choice of look. */
export function BoardHead({ found, late, look, stations, view }: Props) {
  const views: readonly (readonly [StationView, string])[] = [
    ['all', words.stations.all],
    ...stations.map(({ id, name }) => [id, name] as const),
    ['none', words.stations.none],
  ];
  const goToLate = () => {
    if (late.target !== null) document.getElementById(late.target)?.scrollIntoView({ block: 'center' });
  };
  return (
    <header className={styles.top}>
      <h1>
        {words.title} <small className={styles.count}>{countOf(found, words.count)}</small>
      </h1>
      {late.count > 0 && (
        <button type="button" className={styles.lateCount} onClick={goToLate}>
          {countOf(late.count, words.lateOrders)}
        </button>
      )}
      {stations.length > 0 && (
        <fieldset className={styles.choices} aria-label={words.stations.label}>
          {views.map(([one, name]) => (
            <button
              key={one}
              type="button"
              className={chipClass(one === view)}
              aria-pressed={one === view}
              onClick={() => saveStationView(one)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <fieldset className={styles.choices} aria-label={words.looks.label}>
        {BOARD_LOOKS.map((one) => (
          <button
            key={one}
            type="button"
            className={chipClass(one === look)}
            aria-pressed={one === look}
            onClick={() => saveLook(one)}
          >
            {words.looks[one]}
          </button>
        ))}
      </fieldset>
    </header>
  );
}
