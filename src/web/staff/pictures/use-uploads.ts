import { useEffect, useRef, useState } from 'react';
import { pictureWords } from '#web/i18n/staff/pictures.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { type UploadedPicture, uploadPicture } from './upload-picture.ts';

/** An upload in progress. */
export type Upload = {
  readonly key: string;
  readonly name: string;
  readonly step:
    | { readonly kind: 'waiting' }
    | { readonly kind: 'sending'; readonly share: number }
    | { readonly kind: 'failed'; readonly sentence: string; readonly canRetry: boolean };
};

type Running = { readonly file: File; readonly stop: AbortController };

let counter = 0;

/** Uploads files one after the other; `onUploaded` is called for each finished one. */
export function useUploads(onUploaded: (picture: UploadedPicture) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const files = useRef(new Map<string, Running>());
  const line = useRef<Promise<void>>(Promise.resolve());
  const tell = useRef(onUploaded);
  tell.current = onUploaded;

  // Outside system: the network. Uploads of an unmounted screen are aborted.
  useEffect(() => {
    const running = files.current;
    return () => {
      for (const { stop } of running.values()) stop.abort();
    };
  }, []);

  const settle = (key: string, step: Upload['step']) =>
    setUploads((known) => known.map((one) => (one.key === key ? { ...one, step } : one)));
  const forget = (key: string) => {
    files.current.get(key)?.stop.abort();
    files.current.delete(key);
    setUploads((known) => known.filter((one) => one.key !== key));
  };
  const send = async (key: string) => {
    const running = files.current.get(key);
    if (running === undefined || running.stop.signal.aborted) return;
    settle(key, { kind: 'sending', share: 0 });
    try {
      const picture = await uploadPicture(running.file, {
        signal: running.stop.signal,
        onProgress: (share) => settle(key, { kind: 'sending', share }),
      });
      forget(key);
      tell.current(picture);
    } catch (failure) {
      settle(key, { kind: 'failed', sentence: failureSentence(failure, pictureWords.failed), canRetry: true });
    }
  };
  const queue = (key: string) => {
    settle(key, { kind: 'waiting' });
    line.current = line.current.then(() => send(key));
  };

  return {
    uploads,
    forget,
    retry: queue,
    add(chosen: readonly File[]) {
      for (const file of chosen) {
        counter += 1;
        const key = `file-${counter}`;
        files.current.set(key, { file, stop: new AbortController() });
        setUploads((known) => [...known, { key, name: file.name, step: { kind: 'waiting' } }]);
        queue(key);
      }
    },
    refuse(chosen: readonly File[], sentence: string) {
      const refused = chosen.map(({ name }): Upload => {
        counter += 1;
        return { key: `file-${counter}`, name, step: { kind: 'failed', sentence, canRetry: false } };
      });
      setUploads((known) => [...known, ...refused]);
    },
  };
}
