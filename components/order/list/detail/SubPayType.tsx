import { DICTIONARY, getDictionaryParam } from '../../../../src/contract/dictionary';
import { useCall } from '../../../../src/element/data/use-call';

/** Name of a sub pay type from the dictionary, which alone knows the numbers. Renders nothing while it loads. */
export function SubPayType({ code }: { code: number }) {
  const names = useCall(getDictionaryParam, { param: DICTIONARY.subPayType }, { quiet: true });
  return names.data?.find((entry) => entry.code === code)?.name ?? null;
}
