import { ActionIcon, Badge, Group, TextInput } from '@mantine/core';
import type { HTMLAttributes } from 'react';
import { MOST_ALT_LENGTH } from '#contract/pictures/picture-rules.ts';
import { pictureWords as words } from '#web/i18n/staff/pictures.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { IconArrowLeft, IconArrowRight, IconGripVertical, IconTrash } from '#web/staff/kit/icons.gen.tsx';
import type { FormPicture } from './form-pictures.ts';
import styles from './picture-field.module.css';

type PictureTileProps = {
  readonly picture: FormPicture;
  /** One-based. */
  readonly place: number;
  readonly total: number;
  readonly hasAlt: boolean;
  readonly altHint: string;
  readonly hasMain: boolean;
  readonly itemProps: Readonly<Record<string, string | boolean>>;
  readonly handleProps: Omit<HTMLAttributes<HTMLButtonElement>, 'color'>;
  readonly onMove: (place: number) => void;
  readonly onDescribe: (alt: string) => void;
  readonly onRemove: () => void;
};

export function PictureTile({ picture, place, total, hasAlt, altHint, hasMain, ...on }: PictureTileProps) {
  const many = total > 1;
  return (
    <Card component="li" {...on.itemProps}>
      <div className={styles.frame}>
        <img src={picture.imageLink} alt={picture.alt} draggable={false} />
        {many && hasMain && place === 1 && (
          <Badge pos="absolute" left="0.5rem" bottom="0.5rem" variant="filled">
            {words.main}
          </Badge>
        )}
      </div>
      <Group gap={0}>
        {many && (
          <>
            <ActionIcon size={44} aria-label={words.drag(place, total)} {...on.handleProps}>
              <IconGripVertical aria-hidden size={20} />
            </ActionIcon>
            <ActionIcon
              size={44}
              aria-label={words.earlier(place)}
              disabled={place === 1}
              onClick={() => on.onMove(place - 1)}
            >
              <IconArrowLeft aria-hidden size={20} />
            </ActionIcon>
            <ActionIcon
              size={44}
              aria-label={words.later(place)}
              disabled={place === total}
              onClick={() => on.onMove(place + 1)}
            >
              <IconArrowRight aria-hidden size={20} />
            </ActionIcon>
          </>
        )}
        <ActionIcon ml="auto" size={44} color="bad" aria-label={words.remove(place)} onClick={on.onRemove}>
          <IconTrash aria-hidden size={20} />
        </ActionIcon>
      </Group>
      {hasAlt && (
        <TextInput
          size="md"
          label={words.alt}
          placeholder={altHint}
          maxLength={MOST_ALT_LENGTH}
          value={picture.alt}
          onChange={(event) => on.onDescribe(event.currentTarget.value)}
        />
      )}
    </Card>
  );
}
