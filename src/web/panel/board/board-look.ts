/** How this device shows the board: in columns or as one list, and which station's dishes. */
import type { Station } from '#domain/menu/station.ts';
import type { StationView } from '#domain/orders/board.ts';
import { saveDeviceChoice, useDeviceChoice } from './device-choice.ts';

export const BOARD_LOOKS = ['columns', 'list'] as const;
export type BoardLook = (typeof BOARD_LOOKS)[number];

const LOOK_KEY = 'pofta-tabla';
const STATION_KEY = 'pofta-sectia';
/** From this width on, four columns can be read from two metres. */
const COLUMNS_FROM_PX = 1280;

export function saveLook(look: BoardLook): void {
  saveDeviceChoice(LOOK_KEY, look);
}

export function useBoardLook(): BoardLook {
  const kept = useDeviceChoice(LOOK_KEY);
  return BOARD_LOOKS.find((look) => look === kept) ?? (window.innerWidth >= COLUMNS_FROM_PX ? 'columns' : 'list');
}

export function saveStationView(view: StationView): void {
  saveDeviceChoice(STATION_KEY, String(view));
}

/** The station chosen on this device; everything when none was chosen or the station no longer exists. */
export function useStationView(stations: readonly Station[]): StationView {
  const kept = useDeviceChoice(STATION_KEY);
  if (stations.length === 0) return 'all';
  if (kept === 'none') return 'none';
  return stations.find(({ id }) => String(id) === kept)?.id ?? 'all';
}
