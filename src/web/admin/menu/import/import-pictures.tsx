import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import type { MenuImport } from '#contract/menu-import/wire.ts';
import { menuImportWords as words } from '#web/i18n/admin/menu-import.ts';

type ImportPicturesProps = {
  readonly imported: MenuImport;
  readonly isAsking: boolean;
  readonly onFetchAgain: () => void;
};

/** Number of pictures still to be fetched. */
export function waitingPictures({ pictures: { all, done, failed } }: MenuImport): number {
  return all - done - failed.length;
}

/** Progress of an import's pictures, and those that failed. Nothing when it has none. */
export function ImportPictures({ imported, isAsking, onFetchAgain }: ImportPicturesProps) {
  const { all, done, failed } = imported.pictures;
  if (all === 0) return null;
  const isFetching = waitingPictures(imported) > 0;
  const ended = done + failed.length;
  return (
    <Stack gap={4} mt="xs" maw="32rem">
      <Text role="status">{isFetching ? words.fetchingPictures(ended, all) : words.picturesDone(done)}</Text>
      {isFetching && (
        <>
          <Progress value={(100 * ended) / all} aria-label={words.fetchingPictures(ended, all)} />
          <Text c="dimmed">{words.fetchingHint}</Text>
        </>
      )}
      {failed.length > 0 && (
        <details>
          <summary>{words.picturesFailed(failed.length)}</summary>
          <Stack gap={4} mt={4}>
            {failed.map(({ productId, product, reason }) => (
              <Text key={productId} c="dimmed">
                {product}: {words.pictureReasons[reason]}
              </Text>
            ))}
            <Group>
              <Button
                variant="default"
                aria-label={words.fetchAgainOf(imported.fileName)}
                loading={isAsking}
                onClick={onFetchAgain}
              >
                {words.fetchAgain}
              </Button>
            </Group>
          </Stack>
        </details>
      )}
    </Stack>
  );
}
