/** A language in which all texts of the suite are available. zh-CN is the source language; others load when shown. */
export type Locale = 'zh-CN' | 'en';

type Text = string | ((...values: never[]) => string);

/** Texts of an area by name. A text with parameters is a function. */
export type Texts = Readonly<Record<string, Text>>;

/** Translation of an area: the same names, with the same parameters. */
export type TextsOf<T extends Texts> = {
  readonly [Name in keyof T]: T[Name] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};

/** Texts with which an embedder replaces the suite's: by language, then area, then name. */
export type OwnTexts = Partial<Record<Locale, Readonly<Record<string, Texts>>>>;

/** The texts of an area, of any type. */
export interface AnyCatalogue {
  readonly area: string;
  readonly chinese: Texts;
  /** Loads the translation. */
  readonly english: () => Promise<{ default: Texts }>;
  /** Set when no translation exists: the texts are Chinese in every language. */
  readonly isChineseOnly?: true;
}

export interface Catalogue<T extends Texts> extends AnyCatalogue {
  readonly chinese: TextsOf<T>;
  readonly english: () => Promise<{ default: TextsOf<T> }>;
}

/** The catalogues of all loaded modules. */
export const catalogues: AnyCatalogue[] = [];

/** Declares the texts of an area, once, beside its views: `texts.ts`, with the translation in `texts.en.ts`. */
export function defineTexts<const T extends Texts>(
  area: string,
  chinese: T & TextsOf<T>,
  english: Catalogue<T>['english'],
): Catalogue<T> {
  const catalogue = { area, chinese, english };
  catalogues.push(catalogue);
  return catalogue;
}

/** The same for elements that are in Chinese only. */
export function defineChineseTexts<const T extends Texts>(
  area: string,
  chinese: T & TextsOf<T>,
): Catalogue<T> {
  return { area, chinese, english: () => Promise.resolve({ default: chinese }), isChineseOnly: true };
}

/** Language of an element: returns the texts of every catalogue in it, with the embedder's replacements. */
export interface Language {
  readonly locale: Locale;
  textsOf<T extends Texts>(catalogue: Catalogue<T>): TextsOf<T>;
}

/** The source language, which needs no loading. */
export const CHINESE: Language = { locale: 'zh-CN', textsOf: ({ chinese }) => chinese };

/** Set once a part of the page is translated. */
export const translation: {
  /**
   * Resolves when the texts of all loaded modules are ready for display: modules that load later are not shown before.
   */
  ready?: () => Promise<void>;
} = {};
