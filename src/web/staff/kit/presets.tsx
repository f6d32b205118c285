import { Button, Group, Text } from '@mantine/core';

type PresetsProps = {
  readonly legend: string;
  readonly texts: readonly string[];
  readonly onChoose: (text: string) => void;
};

/** Texts that fill a field with one tap. */
export function Presets({ legend, texts, onChoose }: PresetsProps) {
  return (
    <fieldset>
      <Text component="legend" fw={600} mb="xs">
        {legend}
      </Text>
      <Group gap="xs">
        {texts.map((text) => (
          <Button key={text} variant="default" radius="xl" size="md" fw={400} onClick={() => onChoose(text)}>
            {text}
          </Button>
        ))}
      </Group>
    </fieldset>
  );
}
