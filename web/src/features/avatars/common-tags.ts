/** "boa-ouvinte" → "boa ouvinte". */
export function tagInWords(tag: string): string {
  return tag.replace(/^boa-/, 'boa ');
}

/** "carinhosa" → "Carinhosa", "boa-ouvinte" → "Boa ouvinte", as pills and tags show it. */
export function capitalized(tag: string): string {
  const text = tagInWords(tag);
  return text.slice(0, 1).toLocaleUpperCase('pt-BR') + text.slice(1);
}
