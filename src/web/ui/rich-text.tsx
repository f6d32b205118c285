import { useStaffHtml } from './staff-html.ts';

type RichTextProps = { readonly html: string; readonly className?: string | undefined };

/** HTML written by staff, with emphasis and links. The only place where HTML is put on a guest's page. */
export function RichText({ html, className }: RichTextProps) {
  const markup = useStaffHtml(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server when it was saved (readings 38)
  return <div className={className} dangerouslySetInnerHTML={markup} />;
}
