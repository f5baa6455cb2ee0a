import { readFileSync } from 'node:fs';

export interface Token {
  name: string;
  default: string;
  description: string;
}

/**
 * Reads the tokens documented in tokens.css, one per line: private name, public name with its default, and a comment.
 */
export function readTokens(): Token[] {
  const css = readFileSync(new URL('../../src/ui/tokens/tokens.css', import.meta.url), 'utf8');
  const line = /--_[\w-]+:\s*var\((--tp-[\w-]+),\s*(.+)\);\s*\/\*\s*(.+?)\s*\*\//g;
  const tokens = new Map<string, Token>();
  for (const [, name = '', value = '', description = ''] of css.matchAll(line)) {
    // density and touch repeat some tokens with other defaults
    if (!tokens.has(name)) tokens.set(name, { name, default: value, description });
  }
  return [...tokens.values()];
}
