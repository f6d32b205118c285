import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import { AddProductImagesRequest, AddProductImagesResponse, ProductImagesParams } from '../pictures/pictures.ts';
import { MarkBackRequest, MarkSoldOutRequest, SoldOutResponse } from '../schedule/service-wire.ts';
import { isoMoment } from '../values/fields.ts';

export const addProductImages = defineCall({
  method: 'POST',
  path: '/admin-service/entries/add-product-images/{id}',
  access: 'staff',
  sends: 'form',
  onPanels: 'never',
  sentence: 'Adds pictures to a product, removes others, sets their order and alternative texts.',
  refusals: [
    'changed_meanwhile',
    'picture_not_found',
    'picture_too_detailed',
    'picture_too_large',
    'picture_unreadable',
    'product_not_found',
    'too_many_files',
    'too_many_pictures',
    'unavailable',
  ],
  params: ProductImagesParams,
  body: AddProductImagesRequest,
  response: AddProductImagesResponse,
});

export const getSoldOut = defineCall({
  method: 'GET',
  path: '/admin-service/sold-out',
  access: 'kitchen',
  sentence: 'Products, sizes, extras and ingredients that have run out for now, the latest first.',
  response: SoldOutResponse,
  responseFields: { content: [{ until: isoMoment, since: isoMoment }], serverTime: isoMoment },
});
export type SoldOutMark = AnswerOf<typeof getSoldOut>['content'][number];

export const markSoldOut = defineCall({
  method: 'POST',
  path: '/admin-service/mark-sold-out',
  access: 'kitchen',
  sentence:
    'Marks a product, a size, an extra or an ingredient as sold out until tomorrow, until a day, or until it is back. With an ingredient, all that needs it is closed.',
  refusals: ['back_on_invalid', 'changed_meanwhile', 'product_not_found'],
  body: MarkSoldOutRequest,
  response: DoneResponse,
});

export const markBack = defineCall({
  method: 'POST',
  path: '/admin-service/mark-back',
  access: 'kitchen',
  sentence: 'Takes the mark away: it is back.',
  refusals: ['back_on_invalid', 'changed_meanwhile', 'product_not_found'],
  body: MarkBackRequest,
  response: DoneResponse,
});
