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

/** Loading and result per catalogue, once a page. */
const loads = new Map<AnyCatalogue, Promise<void>>();
const english = new Map<AnyCatalogue, Texts>();

/** Loads a catalogue. After a failure its area stays Chinese until the page is reloaded. */
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
  // more catalogues may have been registered meanwhile
  for (let count = -1; count !== catalogues.length;) {
    count = catalogues.length;
    await Promise.all(catalogues.map(load));
  }
}

/** Languages by the embedder's texts: the same texts yield the same object. */
const languages = { 'zh-CN': new WeakMap<object, Language>(), en: new WeakMap<object, Language>() };
const NONE: OwnTexts = {};

/**
 * Resolves with Chinese including the embedder's own texts, or with another language after all texts of the loaded code
 * are translated.
 */
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
        // texts of a pending catalogue are not cached, because they may still load
        if (ours || locale !== 'en' || catalogue.isChineseOnly) made.set(catalogue, texts);
      }
      return texts as TextsOf<T>;
    },
  };
}
