/**
 * `page` with the Mermaid block after the line `<!-- generated: name -->` replaced by `diagram`.
 *
 * @throws Error when the page has no such line
 */
export function embedDiagram(page: string, name: string, diagram: string): string {
  const place = new RegExp(`(<!-- generated: ${name} -->\n)\`\`\`mermaid\n[^\`]*\`\`\`\n`);
  if (!place.test(page)) throw new Error(`No place for the diagram ${name}`);
  return page.replace(place, (_block, mark: string) => `${mark}\`\`\`mermaid\n${diagram}\`\`\`\n`);
}
