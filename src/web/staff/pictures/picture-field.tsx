import { Button, Group, Input, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { MOST_PRODUCT_PICTURES, PICTURE_TYPES } from '#contract/pictures/picture-rules.ts';
import { pictureWords as words } from '#web/i18n/staff/pictures.ts';
import { Columns } from '#web/staff/kit/columns.tsx';
import { useReorder } from '#web/staff/reorder/use-reorder.ts';
import { DropArea } from './drop-area.tsx';
import { type FormPicture, formPicture, movePicture } from './form-pictures.ts';
import { PictureTile } from './picture-tile.tsx';
import { UploadRow } from './upload-row.tsx';
import { useUploads } from './use-uploads.ts';

type PictureFieldProps = {
  readonly label: string;
  /** Marked as required. */
  readonly required?: boolean;
  /** For a label that repeats the section's title. */
  readonly isLabelHidden?: boolean;
  readonly value?: readonly FormPicture[];
  readonly onChange: (pictures: readonly FormPicture[]) => void;
  readonly error?: unknown;
  readonly most?: number;
  /** False when the name beside the picture already says what it shows. */
  readonly hasAlt?: boolean;
  /** Placeholder of an empty alternative text. */
  readonly altHint?: string;
  /** Marks the first of several pictures as the one on cards. */
  readonly hasMain?: boolean;
  /** Turns the server's refusal into a sentence of the screen's own. */
  readonly describeFailure?: (sentence: string) => string;
  readonly 'data-path'?: string;
};

/**
 * Pictures of something: dropped or chosen, uploaded at once, reordered by hand or by keyboard, described, removed. The
 * first one is used on cards. The form saves them: they are one of its values.
 */
export function PictureField({
  label,
  required = false,
  isLabelHidden = false,
  value = [],
  onChange,
  error,
  most = MOST_PRODUCT_PICTURES,
  hasAlt = true,
  altHint = words.altHint,
  hasMain = true,
  describeFailure = (sentence) => sentence,
  'data-path': path,
}: PictureFieldProps) {
  const [told, setTold] = useState('');
  const [removed, setRemoved] = useState<{ readonly picture: FormPicture; readonly place: number } | null>(null);
  // Uploads may end between two renders: each adds to the value at that moment.
  const latest = useRef(value);
  latest.current = value;
  const change = (pictures: readonly FormPicture[]) => {
    latest.current = pictures;
    onChange(pictures);
  };
  const files = useUploads((picture) => {
    if (!latest.current.some(({ hash }) => hash === picture.hash)) change([...latest.current, formPicture(picture)]);
  });
  const reorder = useReorder({
    keys: value.map(({ hash }) => hash),
    onMove: (hash, place) => {
      change(movePicture(latest.current, hash, place));
      setTold(words.place(place + 1, value.length));
    },
  });
  const underWay = files.uploads.filter(({ step }) => step.kind !== 'failed').length;
  const room = most - value.length - underWay;

  const take = (chosen: readonly File[]) => {
    const pictures = chosen.filter(isPicture);
    files.add(pictures.slice(0, room));
    files.refuse(pictures.slice(room), words.full(most));
    files.refuse(
      chosen.filter((file) => !isPicture(file)),
      words.wrongKind,
    );
  };
  const remove = (picture: FormPicture, place: number) => {
    change(value.filter((one) => one !== picture));
    setRemoved({ picture, place });
  };
  const bringBack = () => {
    if (removed !== null)
      change(movePicture([...latest.current, removed.picture], removed.picture.hash, removed.place));
    setRemoved(null);
  };

  return (
    <Stack component="fieldset" gap="sm" miw={0} data-path={path} data-wide>
      <Text component="legend" fw={600} mb="xs" {...(isLabelHidden ? { className: 'visually-hidden' } : {})}>
        {label}
        {required && (
          <Text component="span" c="bad" aria-hidden>
            {' *'}
          </Text>
        )}
      </Text>
      {value.length > 0 && (
        <Columns component="ol" least={most === 1 ? '100%' : '14rem'} style={most === 1 ? { maxWidth: '20rem' } : {}}>
          {value.map((picture, place) => (
            <PictureTile
              key={picture.hash}
              picture={picture}
              place={place + 1}
              total={value.length}
              hasAlt={hasAlt}
              altHint={altHint}
              hasMain={hasMain}
              itemProps={reorder.itemProps(picture.hash)}
              handleProps={reorder.handleProps(picture.hash)}
              onMove={(to) => reorder.moveTo(picture.hash, to - 1)}
              onDescribe={(alt) => change(value.map((one) => (one === picture ? { ...picture, alt } : one)))}
              onRemove={() => remove(picture, place)}
            />
          ))}
        </Columns>
      )}
      {files.uploads.length > 0 && (
        <Stack component="ul" gap="xs">
          {files.uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              describeFailure={describeFailure}
              onRetry={() => files.retry(upload.key)}
              onForget={() => files.forget(upload.key)}
            />
          ))}
        </Stack>
      )}
      {removed !== null && (
        <Group c="dimmed" gap="xs" role="status">
          {words.removed}
          <Button variant="subtle" size="compact-md" mih={44} onClick={bringBack}>
            {words.undo}
          </Button>
        </Group>
      )}
      {room > 0 ? (
        <DropArea isSingle={most === 1} onFiles={take} />
      ) : (
        most > 1 && <Text c="dimmed">{words.full(most)}</Text>
      )}
      {typeof error === 'string' && error !== '' && <Input.Error size="lg">{error}</Input.Error>}
      <span className="visually-hidden" role="status">
        {told}
      </span>
    </Stack>
  );
}

function isPicture({ type }: File): boolean {
  return PICTURE_TYPES.some((allowed) => allowed === type);
}
