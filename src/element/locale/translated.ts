import {
  catalogues,
  translation,
  type AnyCatalogue,
  type Catalogue,
  type Language,
  type Locale,
  type OwnTexts,
  type Texts,
  type TextsOf,
} from '../../domain/texts/texts';
import { loadPart } from '../runtime/chunk';

/** Of each catalogue, once a page: its loading, and what came of it. */
const loads = new Map<AnyCatalogue, Promise<void>>();
const english = new Map<AnyCatalogue, Texts>();

/** One that cannot be had leaves its area in Chinese until the page is loaded again. */
function load(catalogue: AnyCatalogue): Promise<void> {
  let loading = loads.get(catalogue);
  if (!loading) {
    loading = loadPart(catalogue.english).then(
      (module) => void english.set(catalogue, module.default),
      () => undefined,
    );
    loads.set(catalogue, loading);
  }
  return loading;
}

async function translateAll(): Promise<void> {
  // more code may have come meanwhile
  for (let count = -1; count !== catalogues.length;) {
    count = catalogues.length;
    await Promise.all(catalogues.map(load));
  }
}

/** The same language is the same object: by what the embedder gives. */
const languages = { 'zh-CN': new WeakMap<object, Language>(), en: new WeakMap<object, Language>() };
const NONE: OwnTexts = {};

/** Chinese with texts of the embedder's own, or another language: with all texts of the code that is there. */
export async function translatedLanguage(locale: Locale, own: OwnTexts = NONE): Promise<Language> {
  if (locale === 'en') {
    translation.ready = translateAll;
    await translateAll();
  }
  let language = languages[locale].get(own);
  if (!language) languages[locale].set(own, (language = languageOf(locale, own)));
  return language;
}

function languageOf(locale: Locale, own: OwnTexts): Language {
  const made = new Map<AnyCatalogue, Texts>();
  return {
    locale,
    textsOf<T extends Texts>(catalogue: Catalogue<T>): TextsOf<T> {
      let texts = made.get(catalogue);
      if (!texts) {
        const ours = locale === 'en' ? english.get(catalogue) : undefined;
        texts = { ...catalogue.chinese, ...ours, ...own[locale]?.[catalogue.area] };
        // what has not come may still do so
        if (ours || locale !== 'en' || catalogue.isChineseOnly) made.set(catalogue, texts);
      }
      return texts as TextsOf<T>;
    },
  };
}
