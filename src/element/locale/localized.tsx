import {
  startTransition,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
} from 'react';
import { useStore } from 'zustand/react';
import { LanguageContext } from '../../ui/texts/use-texts';
import type { Host } from '../host/host';
import { loadChunk } from '../runtime/chunk';
import { followLang, localeOf } from './locale-of';

/**
 * A view in the language of its element: put around the view of an area whose texts stand in a catalogue. The first
 * content waits for a translation; while another language comes, the former one stays.
 */
export function localized<P extends { host: Pick<Host, 'element' | 'runtime'> }>(
  View: ComponentType<P>,
): ComponentType<P> {
  return function Localized(props: P) {
    const { element, runtime } = props.host;
    const [locale, setLocale] = useState(() => localeOf(element));
    const own = useStore(runtime.appearance, ({ texts }) => texts);
    useEffect(() => {
      const look = () => startTransition(() => setLocale(localeOf(element)));
      look();
      return followLang(element, look);
    }, [element]);
    useLayoutEffect(() => {
      // what stands there in Chinese says so
      element.shadowRoot?.querySelector('.tp-root')?.setAttribute('lang', locale);
    }, [element, locale]);
    const language = useMemo(() => ({ locale, own, load: loadChunk }), [locale, own]);
    return (
      <LanguageContext value={language}>
        <Suspense>
          <View {...props} />
        </Suspense>
      </LanguageContext>
    );
  };
}
