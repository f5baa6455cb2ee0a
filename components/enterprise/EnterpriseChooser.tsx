import Building from 'lucide-react/icons/building-2';
import Search from 'lucide-react/icons/search';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import type { EnterpriseShortInfo, LoginUserInfo } from '../../src/contract/login/login';
import type { ViewProps } from '../../src/element/host/view-props';
import { Button } from '../../src/ui/button/Button';
import { EmptyState } from '../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../src/ui/feedback/ErrorState';
import { Field } from '../../src/ui/field/Field';
import { LiveRegion } from '../../src/ui/feedback/LiveRegion';
import { moveFocusAlong } from '../../src/ui/field/choice/roving-focus';
import { SkeletonRows } from '../../src/ui/feedback/SkeletonRows';
import { TextInput } from '../../src/ui/field/text/TextInput';
import { errorTexts } from '../../src/element/errors/texts';
import { useTexts } from '../../src/ui/texts/use-texts';
import { createEnterpriseChooserStore, type EnterpriseChooserStore } from './enterprise-chooser-store';
import type { enterpriseChooser } from './declaration';
import { EnterpriseRow } from './EnterpriseRow';
import { matches } from './match';
import { enterpriseTexts } from './texts';
import { isComposition } from '../../src/ui/field/text/composition';

/** Height of a row in px, as in the style sheet. */
const ROW = 64;

export default function EnterpriseChooser({ host, searchFrom }: ViewProps<typeof enterpriseChooser>) {
  const choosing = host.store(createEnterpriseChooserStore);
  const { user, signedOut, failed, entered } = useStore(choosing.store);
  const t = useTexts(enterpriseTexts);
  const errorText = useTexts(errorTexts);
  useEffect(() => choosing.follow(), [choosing]);

  if (failed) {
    return (
      <ErrorState message={t.loadFailed(errorText.of(failed.error))} onRetry={() => void choosing.load()} />
    );
  }
  if (signedOut) {
    return (
      <EmptyState
        icon={<Building />}
        title={t.signedOut}
        action={
          <Button variant="primary" onClick={() => void choosing.signIn()}>
            {t.signIn}
          </Button>
        }
      />
    );
  }
  return (
    <div className="ec">
      {user ? (
        <Enterprises choosing={choosing} user={user} searchFrom={searchFrom} />
      ) : (
        <SkeletonRows rows={3} height={ROW} label={t.loading} />
      )}
      <LiveRegion>{entered && t.switched(entered)}</LiveRegion>
    </div>
  );
}

function Enterprises({
  choosing,
  user,
  searchFrom,
}: {
  choosing: EnterpriseChooserStore;
  user: LoginUserInfo;
  searchFrom: number;
}) {
  const { query, switchingTo, problem } = useStore(choosing.store);
  const t = useTexts(enterpriseTexts);
  const errorText = useTexts(errorTexts);
  const list = useRef<HTMLUListElement>(null);
  const all = user.entAndTmcShortInfoList;
  const current = all[0]?.enterpriseNum;
  const found = all.filter((enterprise) => matches(enterprise, query));

  const rows = () => [...(list.current?.querySelectorAll('button') ?? [])];
  const move = (event: KeyboardEvent) => {
    const buttons = rows();
    const from = buttons.findIndex((button) => button === event.target);
    const to = moveFocusAlong(from, buttons.length, event.key, { axis: 'column' });
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  const enterList = (event: KeyboardEvent) => {
    if (isComposition(event)) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      rows()[0]?.focus();
    }
    // Enter chooses the only match
    const [only] = found;
    if (event.key === 'Enter' && only && found.length === 1) void choosing.choose(only.enterpriseNum);
  };
  const row = (enterprise: EnterpriseShortInfo) => (
    <EnterpriseRow
      key={enterprise.enterpriseNum}
      enterprise={enterprise}
      current={enterprise.enterpriseNum === current}
      switching={enterprise.enterpriseNum === switchingTo}
      onChoose={() => void choosing.choose(enterprise.enterpriseNum)}
    />
  );
  return (
    <>
      {all.length >= searchFrom && (
        <Field label={t.find}>
          <TextInput
            value={query}
            onChange={choosing.search}
            onKeyDown={enterList}
            prefix={<Search aria-hidden="true" />}
            placeholder={t.findBy}
          />
        </Field>
      )}
      {problem && (
        <p className="ec-problem" role="alert">
          {t.switchFailed(errorText.of(problem.error))}
        </p>
      )}
      {found.length === 0 ? (
        <EmptyState
          title={query ? t.noneFound : t.none}
          action={query ? <Button onClick={() => choosing.search('')}>{t.clear}</Button> : undefined}
        />
      ) : (
        // arrow keys move between the buttons, each of which stays a tab stop
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons' keys bubble here
        <ul ref={list} className="ec-list" part="list" aria-label={t.list} onKeyDown={move}>
          {found.map(row)}
        </ul>
      )}
    </>
  );
}
