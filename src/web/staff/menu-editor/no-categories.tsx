import { Alert, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { categoryLink, type MenuRoom } from './menu-room.ts';

const words = menuEditorWords.noCategories;

/** A product stands in a category: without any, that is where a menu begins. */
export function NoCategories({ room }: { readonly room: MenuRoom }) {
  return (
    <Alert color="warn" title={words.title}>
      <p>{room === 'admin' ? words.text : words.ask}</p>
      {room === 'admin' && (
        <Button mt="md" renderRoot={(props) => <Link {...props} {...categoryLink()} />}>
          {words.add}
        </Button>
      )}
    </Alert>
  );
}
