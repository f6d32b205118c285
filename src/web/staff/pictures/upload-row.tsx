import { ActionIcon, Button } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { pictureWords as words } from '#web/i18n/staff/pictures.ts';
import styles from './picture-field.module.css';
import type { Upload } from './use-uploads.ts';

type UploadRowProps = {
  readonly upload: Upload;
  readonly describeFailure: (sentence: string) => string;
  readonly onRetry: () => void;
  readonly onForget: () => void;
};

/** An upload in progress, or a failed one. */
export function UploadRow({ upload: { name, step }, describeFailure, onRetry, onForget }: UploadRowProps) {
  return (
    <li className={styles.upload} data-failed={step.kind === 'failed' || undefined}>
      {step.kind === 'failed' ? (
        <p className={styles.uploadText} role="alert">
          <strong>{name}</strong> {describeFailure(step.sentence)}
        </p>
      ) : (
        <div className={styles.uploadText}>
          <span>{sentenceFor(name, step)}</span>
          <progress className={styles.progress} aria-label={name} {...shareOf(step)} />
        </div>
      )}
      {step.kind === 'failed' && step.canRetry && (
        <Button variant="subtle" size="compact-md" mih={44} onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      <ActionIcon aria-label={words.forget(name)} size={44} onClick={onForget}>
        <IconX aria-hidden size={20} />
      </ActionIcon>
    </li>
  );
}

function sentenceFor(name: string, step: Upload['step']): string {
  if (step.kind !== 'sending') return words.waiting(name);
  return step.share < 1 ? words.uploading(name, Math.round(step.share * 100)) : words.working(name);
}

/** Without a value the bar moves by itself: the server is at work, and does not say how far. */
function shareOf(step: Upload['step']): { readonly value?: number } {
  if (step.kind === 'waiting') return { value: 0 };
  return step.kind === 'sending' && step.share < 1 ? { value: step.share } : {};
}
