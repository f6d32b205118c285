import { defineCall } from '../define/define-call.ts';
import { UploadPictureRequest, UploadPictureResponse } from './pictures.ts';

export const uploadPicture = defineCall({
  method: 'POST',
  path: '/admin-service/pictures',
  access: 'staff',
  sends: 'form',
  onPanels: 'never',
  needsRoom: true,
  sentence: 'Takes one picture (PNG, JPEG or WebP), keeps it re-encoded and answers its hash.',
  refusals: ['picture_too_detailed', 'picture_too_large', 'picture_unreadable', 'unavailable'],
  body: UploadPictureRequest,
  response: UploadPictureResponse,
});
