import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { openCachedMarkup } from './cached-markup.ts';
import { CachedMarkup, CacheMarkupContext } from './ui/cached-markup.tsx';

type Dish = { readonly id: number; readonly name: string; readonly from: number };
const DISHES: readonly Dish[] = [
  { id: 1, name: 'Ciorbă <de> burtă', from: 28 },
  { id: 2, name: 'Papanași & smântână', from: 24 },
];

function List({ dishes, look = 'wide', onDraw }: { dishes: readonly Dish[]; look?: string; onDraw: () => void }) {
  return (
    <ul>
      {dishes.map((dish, place) => (
        <CachedMarkup as="li" key={dish.id} className={`place-${place}`} part="card" of={dish} look={look}>
          <Card dish={dish} look={look} onDraw={onDraw} />
        </CachedMarkup>
      ))}
    </ul>
  );
}

function Card({ dish, look, onDraw }: { dish: Dish; look: string; onDraw: () => void }) {
  onDraw();
  return (
    <article className={look}>
      {dish.name}, de la {dish.from} lei
    </article>
  );
}

test('kept markup is what React draws; what shows something else is drawn anew', () => {
  const find = openCachedMarkup();
  let drawn = 0;
  const onDraw = () => {
    drawn += 1;
  };
  const whole = (dishes: readonly Dish[], look?: string) =>
    renderToString(<List dishes={dishes} onDraw={onDraw} {...(look && { look })} />);
  const cached = (dishes: readonly Dish[], look?: string) =>
    renderToString(
      <CacheMarkupContext value={(key, node) => find(key, () => renderToString(node))}>
        <List dishes={dishes} onDraw={onDraw} {...(look && { look })} />
      </CacheMarkupContext>,
    );
  const changed = DISHES.map((dish) => ({ ...dish, from: 30 }));
  const cases = [[DISHES], [[...DISHES].reverse()], [changed], [DISHES, 'tall']] as const;
  for (const [dishes, look] of cases) expect(cached(dishes, look)).toBe(whole(dishes, look));
  drawn = 0;
  for (const [dishes, look] of cases) cached(structuredClone(dishes), look);
  expect(drawn).toBe(0);
});

test('parts inside of a part are kept, too: of a section with one changed dish that dish alone is drawn again', () => {
  const find = openCachedMarkup();
  const drawn: string[] = [];
  const keep = (key: string, node: ReactNode): string =>
    find(key, () => renderToString(<CacheMarkupContext value={keep}>{node}</CacheMarkupContext>));
  const section = (dishes: readonly Dish[]) => (
    <CachedMarkup as="section" id="supe" aria-labelledby="titlu-supe" part="section" of={dishes}>
      {dishes.map((dish) => (
        <CachedMarkup as="li" key={dish.id} part="card" of={dish} look="wide">
          <Card dish={dish} look="wide" onDraw={() => drawn.push(dish.name)} />
        </CachedMarkup>
      ))}
    </CachedMarkup>
  );
  const cached = (dishes: readonly Dish[]) =>
    renderToString(<CacheMarkupContext value={keep}>{section(dishes)}</CacheMarkupContext>);
  const changed = DISHES.map((dish) => (dish.id === 2 ? { ...dish, from: 30 } : dish));
  for (const dishes of [DISHES, changed]) expect(cached(dishes)).toBe(renderToString(section(dishes)));
  drawn.length = 0;
  cached(structuredClone(changed));
  expect(drawn).toEqual([]);
  cached(changed.map((dish) => (dish.id === 1 ? { ...dish, from: 31 } : dish)));
  expect(drawn).toEqual(['Ciorbă <de> burtă']);
});

test('two parts that are drawn from the same facts in the same look are told apart', () => {
  const find = openCachedMarkup();
  const [dish] = DISHES;
  if (!dish) throw new Error('No dish');
  const page = (
    <main>
      <CachedMarkup as="section" part="visit" of={dish}>
        Unde ne găsești
      </CachedMarkup>
      <CachedMarkup as="footer" part="footer" of={dish}>
        Cine vinde
      </CachedMarkup>
    </main>
  );
  const cached = renderToString(
    <CacheMarkupContext value={(key, node) => find(key, () => renderToString(node))}>{page}</CacheMarkupContext>,
  );
  expect(cached).toBe(renderToString(page));
});

test('a part is drawn once for each key, and a thousand and one keys do not stay', () => {
  const find = openCachedMarkup();
  let drawn = 0;
  const ask = (key: string) =>
    find(key, () => {
      drawn += 1;
      return `<b>${key}</b>`;
    });
  expect([ask('card'), ask('card')]).toEqual(['<b>card</b>', '<b>card</b>']);
  expect(drawn).toBe(1);
  for (let place = 0; place < 1000; place += 1) ask(`${place}`);
  ask('card');
  expect(drawn).toBe(1002);
});
