-- The picture of a shared link: 1200 × 630, cropped, a JPEG. A format of its own, because a mail takes the `jpeg` whose width is nearest.
alter table image_variants
  drop constraint image_variants_format_check,
  add constraint image_variants_format_check check (format in ('webp', 'avif', 'png', 'jpeg', 'share'));
