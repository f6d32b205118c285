import { MESSAGE_MAX_LENGTH } from '#domain/cart/cart.ts';
import { countOf } from '#domain/text/plural.ts';
import { productText } from '#web/i18n/product.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { charactersLeft, type ProductChoice } from './product-choice.ts';

export function MessageField({
  choice,
  onChange,
}: {
  readonly choice: ProductChoice;
  readonly onChange: (text: string) => void;
}) {
  return (
    <Field label={productText.message} isOptional hint={countOf(charactersLeft(choice), productText.charactersLeft)}>
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          placeholder={productText.messageHint}
          // Twice the limit, because `maxLength` counts UTF-16 units and a character may take two; `changeChoice`
          // counts characters.
          maxLength={2 * MESSAGE_MAX_LENGTH}
          value={choice.message}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
