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

export interface Catalogue<T extends Texts = Texts> {
  readonly area: string;
  readonly chinese: TextsOf<T>;
  /** Loads the translation. */
  readonly english: () => Promise<{ default: TextsOf<T> }>;
}

/** Declares the texts of an area, once, beside its views: `texts.ts`, with the translation in `texts.en.ts`. */
export function defineTexts<const T extends Texts>(
  area: string,
  chinese: T & TextsOf<T>,
  english: Catalogue<T>['english'],
): Catalogue<T> {
  return { area, chinese, english };
}
