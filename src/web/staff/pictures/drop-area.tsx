import { Button, Text } from '@mantine/core';
import { type ChangeEvent, type DragEvent, useEffect, useState } from 'react';
import { PICTURE_TYPES } from '#contract/pictures/picture-rules.ts';
import { pictureWords as words } from '#web/i18n/staff/pictures.ts';
import { IconPhotoUp } from '#web/staff/kit/icons.gen.tsx';
import styles from './picture-field.module.css';

type DropAreaProps = { readonly isSingle: boolean; readonly onFiles: (files: readonly File[]) => void };

/** A file input with a large label that also accepts dropped files. */
export function DropArea({ isSingle, onFiles }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  // Outside system: the browser, which would leave the page to open a file that is dropped beside the area.
  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => event.preventDefault();
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);
  const handleDrop = ({ dataTransfer }: DragEvent) => {
    setIsOver(false);
    onFiles([...dataTransfer.files]);
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // Otherwise choosing the same file again would fire no event.
    target.value = '';
  };
  const choose = isSingle ? words.chooseOne : words.choose;
  return (
    <label
      className={styles.drop}
      data-over={isOver}
      onDragEnter={() => setIsOver(true)}
      onDragOver={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <input
        type="file"
        className="visually-hidden"
        aria-label={choose}
        accept={PICTURE_TYPES.join()}
        multiple={!isSingle}
        onChange={handleChange}
      />
      <IconPhotoUp aria-hidden size={28} />
      <Text component="span" fw={600}>
        {isSingle ? words.dropOne : words.drop}
      </Text>
      <Button component="span" variant="default">
        {choose}
      </Button>
      <Text component="span" c="dimmed" fz="0.9375rem">
        {words.kinds}
      </Text>
    </label>
  );
}
