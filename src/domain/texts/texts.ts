/** A language that every text of the suite can be had in. zh-CN is what it is written in; the others load when shown. */
export type Locale = 'zh-CN' | 'en';

type Text = string | ((...values: never[]) => string);

/** The texts of an area by what they mean. One with values in it is a function of them. */
export type Texts = Readonly<Record<string, Text>>;

/** What a translation of an area holds: the same names, of the same values. */
export type TextsOf<T extends Texts> = {
  readonly [Name in keyof T]: T[Name] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};

/** Texts of the embedder's own in the place of the suite's: by language, then area, then name. */
export type OwnTexts = Partial<Record<Locale, Readonly<Record<string, Texts>>>>;

/** The texts of an area, whatever they are. */
export interface AnyCatalogue {
  readonly area: string;
  readonly chinese: Texts;
  /** Loads the translation. */
  readonly english: () => Promise<{ default: Texts }>;
  /** There is no translation: it is shown in Chinese in every language. */
  readonly isChineseOnly?: true;
}

export interface Catalogue<T extends Texts> extends AnyCatalogue {
  readonly chinese: TextsOf<T>;
  readonly english: () => Promise<{ default: TextsOf<T> }>;
}

/** Every catalogue whose code is there. */
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

/** The same of pages of administration, which are in Chinese alone. */
export function defineChineseTexts<const T extends Texts>(
  area: string,
  chinese: T & TextsOf<T>,
): Catalogue<T> {
  return { area, chinese, english: () => Promise.resolve({ default: chinese }), isChineseOnly: true };
}

/** How an element speaks: the texts of every catalogue in one language, with the embedder's own among them. */
export interface Language {
  readonly locale: Locale;
  textsOf<T extends Texts>(catalogue: Catalogue<T>): TextsOf<T>;
}

/** What all the code is written in needs nothing else. */
export const CHINESE: Language = { locale: 'zh-CN', textsOf: ({ chinese }) => chinese };

/** Set once something on the page is translated. */
export const translation: {
  /** Resolves when the texts of the code that is there can be shown: code that comes later is not shown before. */
  ready?: () => Promise<void>;
} = {};
