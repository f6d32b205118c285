type RichTextProps = { readonly html: string; readonly className?: string | undefined };

/** A text of staff with its emphasis and links. The only way for HTML onto a guest's page. */
export function RichText({ html, className }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server when it was saved (readings 38)
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
