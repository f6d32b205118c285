import { Alert, Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import { categoryLink, type MenuRoom } from './menu-room.ts';

const words = menuEditorWords.noCategories;

/** A product belongs to a category, so a menu begins with creating one. */
export function NoCategories({ room }: { readonly room: MenuRoom }) {
  return (
    <Alert color="warn" title={words.title}>
      <p>{room === 'admin' ? words.text : words.ask}</p>
      {room === 'admin' && (
        <Group mt="md">
          <Button renderRoot={(props) => <Link {...props} {...categoryLink()} />}>{words.add}</Button>
          <ButtonLink variant="default" to="/admin/import">
            {words.bring}
          </ButtonLink>
        </Group>
      )}
    </Alert>
  );
}
