import { IMAGE_WIDTHS, pictureAddress } from '#contract/pictures/picture-addresses.ts';
import styles from './picture.module.css';

/** What a picture needs to be shown. `width` is the original's: there is no wider file. */
export type PictureFacts = {
  readonly hash: string;
  readonly alt: string;
  readonly width: number;
  readonly placeholder: string;
};

/**
 * A picture without layout shift: the frame has its aspect ratio, the placeholder its colours, the file loads lazily.
 */
export function Picture({
  picture,
  sizes,
  isFirst = false,
}: {
  readonly picture: PictureFacts;
  /** The `sizes` attribute of <img>. */
  readonly sizes: string;
  /** The largest element of the first screen: loaded eagerly. */
  readonly isFirst?: boolean;
}) {
  const { hash, alt, width, placeholder } = picture;
  const widths = IMAGE_WIDTHS.filter((one, index) => index === 0 || one <= width);
  return (
    <img
      className={styles.picture}
      style={
        placeholder === ''
          ? undefined
          : { background: placeholder.startsWith('data:') ? `url("${placeholder}") center / cover` : placeholder }
      }
      alt={alt}
      src={pictureAddress(hash, widths.at(-1) ?? IMAGE_WIDTHS[0])}
      srcSet={widths.map((one) => `${pictureAddress(hash, one)} ${one}w`).join(', ')}
      sizes={sizes}
      width={320}
      height={240}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isFirst ? 'high' : undefined}
    />
  );
}
