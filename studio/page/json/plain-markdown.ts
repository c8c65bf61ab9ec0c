/** Stands in for the Markdown of the schema's editor, whose highlighter brings WebAssembly: the texts are plain. */
export function renderMarkdown(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
