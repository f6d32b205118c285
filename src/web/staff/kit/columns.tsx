import type { ComponentProps, CSSProperties } from 'react';
import styles from './kit.module.css';

type ColumnsProps = ComponentProps<'div'> & {
  readonly 'data-fields'?: boolean;
  /** A column is at least so wide; narrower screens have one column. */
  readonly least?: string;
  readonly gap?: string;
  readonly component?: 'div' | 'ul' | 'ol' | 'li' | 'dl' | 'fieldset' | 'section';
  /** Few columns share the whole width. */
  readonly isFilled?: boolean;
  /** Inputs beside each other, on one line. */
  readonly isLevel?: boolean;
};

/** As many equal columns as fit: Mantine's grids write style elements, which the CSP refuses. */
export function Columns({
  least = '20rem',
  gap,
  component = 'div',
  isFilled = false,
  isLevel = false,
  ...props
}: ColumnsProps) {
  const Tag = component as 'div';
  const style = { '--least': least, ...(gap === undefined ? {} : { '--gap': gap }), ...props.style } as CSSProperties;
  return (
    <Tag
      className={styles.columns}
      data-fit={isFilled || undefined}
      data-level={isLevel || undefined}
      {...props}
      style={style}
    />
  );
}

/** The inputs of a form: two columns where there is room; `data-wide` takes both. */
export function Fields(props: ComponentProps<'div'>) {
  // Never three: the least width of a column is then more than a third.
  return <Columns least="max(16rem, 40%)" gap="1rem 1.25rem" data-fields {...props} />;
}
