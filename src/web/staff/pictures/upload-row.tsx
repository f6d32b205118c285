import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { pictureWords as words } from '#web/i18n/staff/pictures.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { IconX } from '#web/staff/kit/icons.gen.tsx';
import type { Upload } from './use-uploads.ts';

type UploadRowProps = {
  readonly upload: Upload;
  readonly describeFailure: (sentence: string) => string;
  readonly onRetry: () => void;
  readonly onForget: () => void;
};

const BAR = { width: '100%', accentColor: 'var(--good)' };

/** An upload in progress, or a failed one. */
export function UploadRow({ upload: { name, step }, describeFailure, onRetry, onForget }: UploadRowProps) {
  return (
    <Card component="li" tone={step.kind === 'failed' ? 'bad' : undefined}>
      <Group wrap="nowrap" gap="xs">
        {step.kind === 'failed' ? (
          <Text flex="1" c="bad" role="alert">
            <strong>{name}</strong> {describeFailure(step.sentence)}
          </Text>
        ) : (
          <Stack flex="1" gap={4} miw={0}>
            <span>{sentenceFor(name, step)}</span>
            <progress style={BAR} aria-label={name} {...shareOf(step)} />
          </Stack>
        )}
        {step.kind === 'failed' && step.canRetry && (
          <Button variant="subtle" size="compact-md" mih={44} onClick={onRetry}>
            {words.retry}
          </Button>
        )}
        <ActionIcon aria-label={words.forget(name)} size={44} onClick={onForget}>
          <IconX aria-hidden size={20} />
        </ActionIcon>
      </Group>
    </Card>
  );
}

function sentenceFor(name: string, step: Upload['step']): string {
  if (step.kind !== 'sending') return words.waiting(name);
  return step.share < 1 ? words.uploading(name, Math.round(step.share * 100)) : words.working(name);
}

/** Without a value the bar is indeterminate: the server is processing and does not report progress. */
function shareOf(step: Upload['step']): { readonly value?: number } {
  if (step.kind === 'waiting') return { value: 0 };
  return step.kind === 'sending' && step.share < 1 ? { value: step.share } : {};
}
