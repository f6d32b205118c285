/** County and locality of a company, which programmes ask for apart; a guest types its office as one text. */
import { COUNTIES } from '#domain/restaurant/counties.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { fold } from '#domain/text/fold.ts';

export type CompanyPlace = { readonly county: string; readonly city: string };

const CAPITAL = 'București';
/** „mun. Cluj-Napoca”, „oraș Blaj”, „com. Mihalț”, „loc. Tiur”. */
const LOCALITY = /^(?:municipiul|mun\.?|ora[sș](?:ul)?|or\.|localitatea|loc\.?|comuna|com\.?|satul|sat)\s+(.+)$/i;

/** @param near the restaurant's place, for an office that names none: most companies that order are near */
export function placeOfOffice(office: string, near: CompanyPlace): CompanyPlace {
  const parts = office.split(/[,;\n]/).map((part) => cleanText(part).trim());
  const named = COUNTIES.find((county) => parts.some((part) => isCounty(part, county)));
  const localities = parts.flatMap((part) => LOCALITY.exec(part)?.[1] ?? []);
  const county = named ?? near.county;
  const nearest = county === near.county ? near.city : '';
  return { county, city: localities[0] ?? (county === CAPITAL ? CAPITAL : nearest) };
}

/** „jud. Cluj”, „județul Cluj”, „Cluj”; of the capital also „Sector 3” and „Mun. București”. */
function isCounty(part: string, county: string): boolean {
  const folded = fold(part).replace(/^(?:judetul|jud\.?|municipiul|mun\.?)\s+/, '');
  return folded === fold(county) || (county === CAPITAL && /^(?:sector(?:ul)?\s*[1-6]|bucuresti\b.*)$/.test(folded));
}
