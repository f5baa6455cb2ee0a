import { readdirSync, readFileSync } from 'node:fs';

/** A component that src/ui exports. */
export interface UiPart {
  name: string;
  /** Folder below src/ui. */
  group: string;
  /** Path for an import, without extension. */
  module: string;
  /** First sentence of its comment; '' if it has none. */
  sentence: string;
}

const EXPORTED =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export (?:function ([A-Z]\w*)|const ([A-Z]\w*) = (?:\(|memo|lazyComponent))/g;

/** Returns all components of src/ui with the sentence that their comments begin with. */
export function uiParts(): UiPart[] {
  const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx'))
    .sort();
  return files.flatMap((file) =>
    [...readFileSync(`src/ui/${file}`, 'utf8').matchAll(EXPORTED)].map(
      ([, comment = '', byFunction, byConst]) => ({
        name: byFunction ?? byConst ?? '',
        group: file.split('/')[0] ?? '',
        module: `src/ui/${file.replace(/\.tsx$/, '')}`,
        sentence: firstSentence(comment),
      }),
    ),
  );
}

function firstSentence(comment: string): string {
  const text = comment.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
  return /^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text;
}
