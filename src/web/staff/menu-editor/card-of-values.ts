import { fewLeft, findFirstOrderableSize, productState } from '#domain/menu/availability.ts';
import { cardDescription } from '#domain/menu/card-description.ts';
import { priceRange } from '#domain/menu/price-range.ts';
import { parseLei } from '#domain/money/format-lei.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import type { FormPicture } from '#web/staff/pictures/form-pictures.ts';
import { listDiets, listMarks, type MenuCard } from '#web/ui/menu-card/menu-card.ts';
import type { PictureFacts } from '#web/ui/picture.tsx';
import type { ProductValues, SizeValues } from './product-values.ts';

/** A product as the shop's card would show it, while its form is filled in. Sizes without a readable price are left out. */
export function cardOfValues(values: ProductValues): MenuCard {
  const sizes = values.dimensions.flatMap((size) => {
    const price = parseLei(size.price);
    return price.ok ? [{ ...stockOf(size), price: price.value, hasDeposit: size.depositPrice > 0 }] : [];
  });
  const product = { isOn: values.available, sizes };
  const range = priceRange(product);
  const size = findFirstOrderableSize(product);
  const diets = { isVeggie: values.isVeggie, isFasting: values.isFasting };
  return {
    id: 0,
    name: values.name.trim() === '' ? menuEditorWords.form.previewName : values.name,
    text: cardDescription(values.description),
    from: range?.from ?? null,
    to: range?.to ?? null,
    state: sizes.length === 0 && values.available ? 'orderable' : productState(product),
    left: size && fewLeft(product, size),
    later: null,
    marks: listMarks({
      ...diets,
      isAgeRestricted: values.ageRestricted18,
      hasDeposit: sizes.some(({ hasDeposit }) => hasDeposit),
      isAheadOnly: !values.standardOrderType && values.preOrderOrderType,
    }),
    diets: listDiets(diets),
    allergens: null,
    picture: pictureOf(values.pictures[0]),
    quickAdd: null,
  };
}

function stockOf({ isOn, stockUnlimited, stock, minimumQuantityType, minimumQuantityNumber }: SizeValues) {
  return {
    isOn,
    stockUnlimited,
    stock: Number(stock) || 0,
    minimumQuantity: minimumQuantityType === 'NA' ? 1 : Number(minimumQuantityNumber) || 1,
  };
}

/** Width of a card's picture in file pixels, and that of the narrowest file. */
const WIDTHS = { card: 320, least: 160 };

/** The width is that of the file the picture's address names: there may be no wider one. */
function pictureOf(picture: FormPicture | undefined): PictureFacts | null {
  if (picture === undefined) return null;
  const width = Number(/-(\d+)\.\w+$/.exec(picture.imageLink)?.[1] ?? WIDTHS.least);
  return { hash: picture.hash, alt: '', width: Math.min(width, WIDTHS.card), placeholder: '' };
}
