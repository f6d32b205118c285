/** Reads prices as menus write them. */
import { isPrice } from '#domain/menu/editing/decide-product.ts';
import { EMPTY, type Reading, unclear, understood } from '#domain/menu/reading.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { fold } from '#domain/text/fold.ts';

const OTHER_CURRENCY = /[$€£¥]|\b(?:eur|euro|usd|dolari?|gbp|huf|forinti?|ft)\b/;
const LEI = /(?:\b|(?<=\d))(?:lei|leu|ron)\b\.?/g;
const LEI_AND_BANI = /^(\d[\d.,\s]*?)\s*lei\s*(?:si\s*)?(\d{1,2})\s*bani$/;
/** „19,-” and „19.–”: no bani. */
const NO_BANI = /[.,]\s*[-–—]{1,2}$/;
/** Blanks separate thousands only. */
const GROUPED_BY_BLANKS = /^\d{1,3}(?: \d{3})+(?:[.,]\d{1,4})?$/;
const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/;

/**
 * Parses "1.234,50 lei", "12,5", "4.9900", "19 lei 90 bani", "19,-": the last comma or point is the decimal separator,
 * unless it is the only one and three digits follow.
 */
export function readPrice(written: string): Reading<Bani> {
  const text = fold(written).replace(/\s+/g, ' ').trim();
  if (text === '') return EMPTY;
  if (OTHER_CURRENCY.test(text)) return unclear(written, 'prețul e în altă monedă; scrieți-l în lei');
  const inBoth = LEI_AND_BANI.exec(text);
  if (inBoth !== null) {
    const whole = readNumber(inBoth[1] ?? '');
    return priced(written, whole === null ? null : whole + Number(inBoth[2]));
  }
  return priced(written, readNumber(text.replace(LEI, '').trim().replace(NO_BANI, '')));
}

/** What a price says that may have been meant otherwise, for the owner; null for a plain one. */
export function explainPriceDoubt(written: string): string | null {
  const text = fold(written).replace(LEI, '').trim();
  const read = readPrice(written);
  if (!GROUPED.test(text) || read.state !== 'understood') return null;
  return `Prețul „${written}” a fost citit ${formatLei(read.value)}: verificați-l.`;
}

function priced(written: string, price: number | null): Reading<Bani> {
  if (price === null) return unclear(written, 'nu e un preț în lei');
  if (!Number.isSafeInteger(price) || !isPrice(bani(price)))
    return unclear(written, 'prețul e cel mult 100.000 de lei');
  return understood(bani(price));
}

const PLAIN = /^(\d+)(?:[.,](\d{0,4}))?$/;
const GROUPED_WITH_DECIMALS = /^\d{1,3}(?:([.,])\d{3})+(?!\1)[.,](\d{1,4})$/;

/** In hundredths; null when it is no number. */
function readNumber(written: string): number | null {
  if (written.includes(' ') && !GROUPED_BY_BLANKS.test(written)) return null;
  const text = written.replaceAll(' ', '');
  if (GROUPED.test(text)) return 100 * Number(text.replace(/[.,]/g, ''));
  if (!PLAIN.test(text) && !GROUPED_WITH_DECIMALS.test(text)) return null;
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const whole = last < 0 ? text : text.slice(0, last).replace(/[.,]/g, '');
  return Math.round(Number(`${whole}.${last < 0 ? '' : text.slice(last + 1)}`) * 100);
}
