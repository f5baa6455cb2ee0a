import { scimError } from './errors';
import { isPrintable } from './values';

/** A filter: a comparison by `eq`, or several joined. Paths are in lower case. */
export type Expression =
  | { join: 'and' | 'or'; parts: readonly Expression[] }
  | { path: string; value: string | number | boolean | null };

const LONGEST = 1_000;
const MOST_COMPARISONS = 32;
const MOST_ALTERNATIVES = 32;
const DEEPEST = 2;

const invalid = (detail: string) => scimError(400, 'invalidFilter', detail);

const TOKEN = /\s*(?:("[^"]*")|([()[\]])|([^\s()[\]"]+))/y;

/**
 * Parses a filter. The library's parser is not used, because its time grows exponentially with groups and with some
 * texts in quotation marks. Throws invalidFilter, or invalidValue for control characters.
 */
export function parseFilter(text: string): Expression {
  if (text.length > LONGEST) throw invalid('The filter is too long');
  if (!isPrintable(text)) throw scimError(400, 'invalidValue', 'filter: control characters are not allowed');
  const tokens = tokensOf(text.trim());
  if (tokens.filter((token) => token.toLowerCase() === 'eq').length > MOST_COMPARISONS)
    throw invalid(`At most ${MOST_COMPARISONS} comparisons`);
  const reader = new Reader(tokens);
  const expression = reader.any('', 0);
  if (!reader.isAtEnd) throw invalid('The filter cannot be read');
  if (alternativesOf(expression) > MOST_ALTERNATIVES)
    throw invalid(`The groups have more than ${MOST_ALTERNATIVES} combinations`);
  return expression;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const [, quoted, bracket, word] = TOKEN.exec(text) ?? [];
    const token = quoted ?? bracket ?? word;
    if (token === undefined) throw invalid('The filter cannot be read');
    tokens.push(token);
  }
  return tokens;
}

/** Number of expressions joined by `and` alone that together mean the same. */
function alternativesOf(expression: Expression): number {
  if (!('join' in expression)) return 1;
  const numbers = expression.parts.map(alternativesOf);
  return expression.join === 'or'
    ? numbers.reduce((sum, one) => sum + one, 0)
    : numbers.reduce((product, one) => product * one, 1);
}

const joined = (join: 'and' | 'or', parts: readonly Expression[]): Expression => {
  const [first] = parts;
  return first !== undefined && parts.length === 1 ? first : { join, parts };
};

const ATTRIBUTE = /^[a-z][\w$.:-]*$/i;
const SUB_ATTRIBUTE = /^\.[a-z][\w$-]*$/i;
const KEYWORDS: ReadonlySet<string> = new Set(['and', 'or', 'not', 'eq']);

class Reader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  /** Reads expressions joined by `or`; `prefix`: the attribute whose values are compared, with a point. */
  any(prefix: string, depth: number): Expression {
    const parts = [this.#all(prefix, depth)];
    while (this.#takes('or')) parts.push(this.#all(prefix, depth));
    return joined('or', parts);
  }

  #all(prefix: string, depth: number): Expression {
    const parts = [this.#one(prefix, depth)];
    while (this.#takes('and')) parts.push(this.#one(prefix, depth));
    return joined('and', parts);
  }

  #one(prefix: string, depth: number): Expression {
    if (this.#takes('(')) {
      if (depth === DEEPEST) throw invalid(`Groups have at most ${DEEPEST} levels`);
      const group = this.any(prefix, depth + 1);
      this.#expect(')');
      return group;
    }
    const name = this.#next();
    if (!ATTRIBUTE.test(name) || KEYWORDS.has(name.toLowerCase()))
      throw invalid('The filter cannot be read: expected an attribute');
    const path = `${prefix}${name}`.toLowerCase();
    if (prefix !== '' || !this.#takes('[')) return this.#comparison(path);
    const within = this.any(`${path}.`, depth);
    this.#expect(']');
    const after = this.#tokens[this.#at] ?? '';
    if (SUB_ATTRIBUTE.test(after)) {
      this.#at += 1;
      return joined('and', [within, this.#comparison(`${path}${after.toLowerCase()}`)]);
    }
    return after.toLowerCase() === 'eq' ? joined('and', [within, this.#comparison(path)]) : within;
  }

  #comparison(path: string): Expression {
    if (!this.#takes('eq')) throw invalid(`${path}: only eq is supported`);
    return { path, value: valueOf(this.#next()) };
  }

  #next(): string {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw invalid('The filter is not complete');
    this.#at += 1;
    return token;
  }

  #takes(wanted: string): boolean {
    if (this.#tokens[this.#at]?.toLowerCase() !== wanted) return false;
    this.#at += 1;
    return true;
  }

  #expect(bracket: ')' | ']'): void {
    if (!this.#takes(bracket)) throw invalid(`Missing '${bracket}'`);
  }
}

/** Value of a token; some directories write texts without quotation marks. */
function valueOf(token: string): string | number | boolean | null {
  if (token.startsWith('"')) return token.slice(1, -1);
  if (/^[()[\]]$/.test(token)) throw invalid('The filter cannot be read: expected a value');
  const lower = token.toLowerCase();
  if (lower === 'true' || lower === 'false') return lower === 'true';
  if (lower === 'null') return null;
  return /^[-+]?\d+(?:\.\d+)?$/.test(token) ? Number(token) : token;
}
