import type { ComponentType, SVGProps } from 'react';

/** `size` in pixels: width and height, 24 unless told. */
export type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number };
export type Icon = ComponentType<IconProps>;

/** What every icon of the staff's pages has in common; the drawing inside takes its colour from the text around. */
export function IconFrame({ size = 24, children, ...props }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the caller says `aria-hidden`, or gives it a role and a label.
    <svg xmlns="http://www.w3.org/2000/svg" width={size} height={size} viewBox="0 0 24 24" {...props}>
      {children}
    </svg>
  );
}
