import { useState } from 'react';
import { testIdentityProvider } from '../../../src/contract/agency/connections/identity-providers';
import type { ResultOf } from '../../../src/contract/call';
import { errorTexts } from '../../../src/element/errors/texts';
import { useHost } from '../../../src/element/host/host-context';
import { Button } from '../../../src/ui/button/Button';
import { Section } from '../../../src/ui/layout/Section';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { identityTexts } from './texts';

type Tested = ResultOf<typeof testIdentityProvider>;

/** Tests the connection to a provider, on request. */
export function TestSection({ providerNo }: { providerNo: string }) {
  const t = useTexts(identityTexts);
  const errors = useTexts(errorTexts);
  const host = useHost();
  const [isTesting, setTesting] = useState(false);
  const [tested, setTested] = useState<Tested | Error>();
  async function test(): Promise<void> {
    setTesting(true);
    setTested(undefined);
    try {
      setTested(await host.runtime.send(testIdentityProvider, { providerNo }));
    } catch (error) {
      host.report(error);
      setTested(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setTesting(false);
    }
  }
  return (
    <Section title={t.test}>
      <div>
        <Button loading={isTesting} loadingText={t.testing} onClick={() => void test()}>
          {t.test}
        </Button>
      </div>
      <div role="status">
        {tested instanceof Error && <p>{errors.of(tested)}</p>}
        {tested && !(tested instanceof Error) && <Outcome tested={tested} />}
      </div>
    </Section>
  );
}

function Outcome({ tested: { problemList, noteList } }: { tested: Tested }) {
  const t = useTexts(identityTexts);
  return (
    <>
      <p>{problemList.length === 0 ? t.testGood : t.testBad}</p>
      {problemList.length > 0 && (
        <ul>
          {problemList.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {noteList.length > 0 && (
        <>
          <p>{t.testNotes}</p>
          <ul>
            {noteList.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
