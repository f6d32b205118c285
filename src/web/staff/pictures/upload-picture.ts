import type { Dispatch } from '#contract/client.ts';
import { createApi } from '#contract/client.ts';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { uploadPicture as uploadPictureCall } from '#contract/pictures/staff-calls.ts';
import { shrinkPhoto } from './shrink-photo.ts';

export type UploadOptions = {
  /** Share that was sent, 0 to 1; at 1 the server is processing the picture. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

export type UploadedPicture = AnswerOf<typeof uploadPictureCall>['image'];

/** Uploads one picture and returns its facts. */
export async function uploadPicture(file: File, options: UploadOptions): Promise<UploadedPicture> {
  const api = createApi(sendWithProgress(options), window.location.origin);
  const { image } = await api(uploadPictureCall, { body: { image: await shrinkPhoto(file) } });
  return image;
}

/** XMLHttpRequest, because `fetch` reports no upload progress. */
function sendWithProgress({ onProgress, signal }: UploadOptions): Dispatch {
  return async (request) => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(request.method, request.url);
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
      sending.responseType = 'text';
      sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      sending.addEventListener('load', () => resolve(new Response(sending.responseText, { status: sending.status })));
      sending.addEventListener('error', () => reject(new TypeError('The network did not carry the file')));
      sending.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
      signal.addEventListener('abort', () => sending.abort(), { once: true });
      sending.send(body);
    });
  };
}
