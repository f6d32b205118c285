import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';

const TYPING_PAUSE_MS = 300;

type SearchFieldProps = Pick<TextInputProps, 'label' | 'flex'> & {
  readonly defaultValue: string | undefined;
  readonly onSearch: (text: string) => void;
};

/** Searches a list, after a pause in typing. */
export function SearchField({ onSearch, ...input }: SearchFieldProps) {
  const search = useDebouncedCallback(onSearch, TYPING_PAUSE_MS);
  return (
    <TextInput
      {...input}
      type="search"
      maw="26rem"
      onChange={({ currentTarget }) => search(currentTarget.value.trim())}
    />
  );
}
