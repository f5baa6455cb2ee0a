import { readFileSync } from 'node:fs';

export interface Snippet {
  /** Heading of its section. */
  section: string;
  language: string;
  code: string;
}

/** Code blocks of a document. */
export function snippetsOf(document: string): Snippet[] {
  const snippets: Snippet[] = [];
  let section = '';
  const parts = readFileSync(document, 'utf8').matchAll(
    /^## (?<section>.+)$|^```(?<language>\w+)\n(?<code>[\s\S]*?)^```$/gm,
  );
  for (const { groups = {} } of parts) {
    section = groups['section'] ?? section;
    const { language, code } = groups;
    if (language !== undefined && code !== undefined) snippets.push({ section, language, code });
  }
  return snippets;
}

/** Returns the only matching code block of a document. */
export function snippet(document: string, section: string, language: string, containing = ''): string {
  const found = snippetsOf(document).filter(
    (each) => each.section === section && each.language === language && each.code.includes(containing),
  );
  const [only] = found;
  if (!only || found.length > 1) {
    throw new Error(`${document} has ${found.length} snippets of ${language} under ${section}`);
  }
  return only.code;
}
