import type { ComponentProps, CSSProperties } from 'react';
import styles from './kit.module.css';

type ColumnsProps = ComponentProps<'div'> & {
  readonly 'data-fields'?: boolean;
  /** Minimum width of a column; narrower screens have one column. */
  readonly least?: string;
  readonly gap?: string;
  readonly component?: 'div' | 'ul' | 'ol' | 'li' | 'dl' | 'fieldset' | 'section';
  /** A few columns share the whole width. */
  readonly isFilled?: boolean;
  /** Inputs beside each other are aligned on one line. */
  readonly isLevel?: boolean;
};

/** As many equal columns as fit. Not Mantine's grids: they write style elements, which the CSP refuses. */
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

/** The inputs of a form: two columns when there is room; `data-wide` spans both. */
export function Fields(props: ComponentProps<'div'>) {
  // At most two columns: each is at least 40 % wide.
  return <Columns least="max(16rem, 40%)" gap="1rem 1.25rem" data-fields {...props} />;
}
