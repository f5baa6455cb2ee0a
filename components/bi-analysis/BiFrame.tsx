import CloudAlert from 'lucide-react/icons/cloud-alert';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { createElement, useCallback, useState } from 'react';
import { COMMON_FAULTS } from '../../src/contract/faults';
import { errorTexts } from '../../src/element/errors/texts';
import { isGatewayError, type Host } from '../../src/element/host/host';
import { useElementTag } from '../../src/element/host/use-element-tag';
import { Button } from '../../src/ui/button/Button';
import { EmptyState } from '../../src/ui/feedback/EmptyState';
import { SkeletonRows } from '../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../src/ui/texts/use-texts';
import { fetchCode } from './code';
import type { biAnalysis } from './declaration';
import { Refused } from './Refused';
import { biAnalysisTexts } from './texts';

interface BiFrameProps {
  host: Host<typeof biAnalysis>;
  address: string;
}

/**
 * Frame of the BI site. It fetches a code whenever the framed page requests one, and shows the error when that fails.
 */
export function BiFrame({ host, address }: BiFrameProps) {
  const t = useTexts(biAnalysisTexts);
  const errors = useTexts(errorTexts);
  const tag = useElementTag(host, 'frame');
  const [problem, setProblem] = useState<{ error: unknown }>();
  const preAuthorise = useCallback(async (): Promise<string | undefined> => {
    try {
      const code = await fetchCode(host);
      host.track('bi-code-given');
      return code;
    } catch (error) {
      host.report(error);
      setProblem({ error });
      return undefined;
    }
  }, [host]);

  if (problem) {
    const { error } = problem;
    // the permission was withdrawn after it had been read
    if (isGatewayError(error) && error.code === COMMON_FAULTS.forbidden.code) {
      return (
        <Refused icon={<LockKeyhole />} title={t.forbidden}>
          {t.forbiddenHint}
        </Refused>
      );
    }
    return (
      <div role="alert">
        <EmptyState
          icon={<CloudAlert />}
          title={t.noCode}
          action={<Button onClick={() => setProblem(undefined)}>{t.again}</Button>}
        >
          {error instanceof Error && errors.of(error)}
        </EmptyState>
      </div>
    );
  }
  if (!tag) return <SkeletonRows rows={8} height={48} label={t.opening} />;
  return createElement(tag, {
    src: address,
    kind: 'pre-authorised',
    'frame-title': t.title,
    preAuthorise,
  });
}
