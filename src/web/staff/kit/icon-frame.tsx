import type { ComponentType, SVGProps } from 'react';

/** `size`: width and height in pixels, 24 by default. */
export type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number };
export type Icon = ComponentType<IconProps>;

/** The common part of all icons on staff pages; the drawing takes the colour of the text around it. */
export function IconFrame({ size = 24, children, ...props }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the caller says `aria-hidden`, or gives it a role and a label.
    <svg xmlns="http://www.w3.org/2000/svg" width={size} height={size} viewBox="0 0 24 24" {...props}>
      {children}
    </svg>
  );
}
