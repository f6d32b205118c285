/**
 * A menu in GloriaFood's export format, with its peculiarities: prices of sizes are differences, groups are repeated
 * with other ids, fractions are binary, `force_max` 0 means no limit, tags are null.
 */
import { seededRandom } from './seeded-random.ts';

const CATEGORIES = 13;
const ITEMS = 186;
const SIZES = 219;
const GROUPS = 501;
const OPTIONS = 12_653;

type Group = { readonly options: object[]; readonly [field: string]: unknown };

export function aGloriaMenu(seed = 1) {
  const random = seededRandom(seed);
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  let id = 10_000;
  const nextId = () => (id += 1);
  const lists = Array.from({ length: 24 }, (_, list) =>
    Array.from({ length: 15 + (list % 21) }, (_unused, place) => ({
      name: `Topping ${list}-${place}`,
      // GloriaFood exports 1.25 as 1.249999.
      price: place % 7 === 0 ? 1.249999 : place % 5 === 0 ? 0 : whole(1, 12) / 2,
      default: false,
    })),
  );
  const makeGroup = (number: number): Group => {
    const list = number % lists.length;
    const isRequired = list % 4 === 0;
    return {
      id: nextId(),
      name: `Alege ${list}`,
      required: isRequired,
      // Ignored in optional groups.
      force_min: 1,
      force_max: list % 3 === 0 ? 0 : 3,
      allow_quantity: list % 5 === 0,
      options: (lists[list] ?? []).map((option) => ({ id: nextId(), ...option })),
    };
  };
  const categories = Array.from({ length: CATEGORIES }, (_, place) => ({
    id: nextId(),
    name: `Categoria ${place + 1}`,
    active: true,
    active_days: place === 3 ? 0b0111110 : place % 2 === 0 ? 127 : 0,
    active_begin: null,
    active_end: null,
    hidden_until: null,
    items: [] as object[],
    groups: [] as Group[],
  }));
  const owners: Group[][] = categories.slice(0, 4).map(({ groups }) => groups);
  for (let number = 0, sizes = 0; number < ITEMS; number += 1) {
    const wanted = number < SIZES % 3 || sizes >= SIZES ? 0 : number % 2 === 0 ? Math.min(3, SIZES - sizes) : 0;
    const own: Group[] = [];
    const item = {
      id: nextId(),
      name: `Preparat ${number + 1}`,
      description: number % 4 === 0 ? '' : `Cu de toate <b>nr. ${number}</b> & sos`,
      price: whole(20, 90) / 2 + (number % 9 === 0 ? 0.009999 : 0),
      active: number % 40 !== 39,
      active_days: 127,
      tags: null,
      sizes: Array.from({ length: wanted }, (_, size) => {
        const groups: Group[] = [];
        owners.push(groups);
        return { id: nextId(), name: ['Mică', 'Medie', 'Mare'][size], price: size * 6.5, default: size === 0, groups };
      }),
      groups: own,
      extras: {
        menu_item_allergens_values:
          number % 3 === 0
            ? [
                { id: 1, name: 'Milk' },
                { id: 99, name: 'Kiwi' },
              ]
            : [],
      },
    };
    owners.push(own);
    sizes += wanted;
    categories[number % CATEGORIES]?.items.push(item);
  }
  const groups = Array.from({ length: GROUPS }, (_, number) => {
    const group = makeGroup(number);
    owners[number % owners.length]?.push(group);
    return group;
  });
  // Fills the first groups up to `OPTIONS` in total; no other group has the same content as these.
  const count = () => groups.reduce((sum, { options }) => sum + options.length, 0);
  for (let left = OPTIONS - count(), place = 0; left > 0; place += 1) {
    const more = Math.min(left, 40);
    const { options } = groups[place] ?? { options: [] };
    for (let number = 0; number < more; number += 1) {
      options.push({ id: nextId(), name: `Adaos ${number}`, price: number / 4, default: false });
    }
    left -= more;
  }
  for (const group of groups.toReversed()) {
    const over = count() - OPTIONS;
    if (over <= 0) break;
    group.options.splice(Math.max(4, group.options.length - over));
  }
  return { id: 1, restaurant_id: 2, active: true, currency: 'RON', categories };
}
