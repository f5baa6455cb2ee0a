import { errorTexts } from '../../src/element/errors/texts';
import type { Host } from '../../src/element/host/host';
import type { ComboboxFailure } from '../../src/ui/field/combobox/ComboboxPanel';
import { useTexts } from '../../src/ui/texts/use-texts';
import { pickerTexts } from './texts';
import { isSignedOut } from './use-choices';

/** Error message of the options, with an action: signing in, or a retry. */
export function useFailure(
  host: Pick<Host, 'signIn'>,
  error: Error | null,
  noun: string,
  retry: () => void,
): ComboboxFailure | undefined {
  const t = useTexts(pickerTexts);
  const errors = useTexts(errorTexts);
  if (!error) return undefined;
  if (!isSignedOut(error)) return { text: t.failed(noun, errors.of(error)), retry };
  async function signIn(): Promise<void> {
    if (await host.signIn('')) retry();
  }
  return { text: t.signInFirst(noun), action: t.signIn, retry: () => void signIn() };
}
