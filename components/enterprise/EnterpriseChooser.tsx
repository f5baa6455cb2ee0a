import Building from 'lucide-react/icons/building-2';
import Search from 'lucide-react/icons/search';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import type { EnterpriseShortInfo, LoginUserInfo } from '../../src/contract/login/login';
import type { ViewProps } from '../../src/element/definition/declaration';
import { Button } from '../../src/ui/button/Button';
import { EmptyState } from '../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../src/ui/feedback/ErrorState';
import { Field } from '../../src/ui/field/Field';
import { LiveRegion } from '../../src/ui/feedback/LiveRegion';
import { moveAlong } from '../../src/ui/field/roving';
import { SkeletonRows } from '../../src/ui/feedback/SkeletonRows';
import { TextInput } from '../../src/ui/field/TextInput';
import { createChoosing, type Choosing } from './choosing';
import type { enterpriseChooser } from './element';
import { EnterpriseRow } from './EnterpriseRow';
import { matches } from './match';

/** Height of a row in px, as in the style sheet. */
const ROW = 64;

export default function EnterpriseChooser({ host, searchFrom }: ViewProps<typeof enterpriseChooser>) {
  const choosing = host.store(createChoosing);
  const { user, signedOut, failure, said } = useStore(choosing.store);
  useEffect(() => choosing.follow(), [choosing]);

  if (failure)
    return <ErrorState message={`企业列表读取失败：${failure}`} onRetry={() => void choosing.load()} />;
  if (signedOut) {
    return (
      <EmptyState
        icon={<Building />}
        title="登录后可选择要进入的企业"
        action={
          <Button variant="primary" onClick={() => void choosing.signIn()}>
            登录
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
        <SkeletonRows rows={3} height={ROW} label="正在读取企业列表" />
      )}
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}

function Enterprises({
  choosing,
  user,
  searchFrom,
}: {
  choosing: Choosing;
  user: LoginUserInfo;
  searchFrom: number;
}) {
  const { query, switchingTo, problem } = useStore(choosing.store);
  const list = useRef<HTMLUListElement>(null);
  const all = user.entAndTmcShortInfoList;
  const current = all[0]?.enterpriseNum;
  const found = all.filter((enterprise) => matches(enterprise, query));

  const rows = () => [...(list.current?.querySelectorAll('button') ?? [])];
  const move = (event: KeyboardEvent) => {
    const buttons = rows();
    const from = buttons.findIndex((button) => button === event.target);
    const to = moveAlong(from, buttons.length, event.key, { axis: 'column' });
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  const enterList = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      rows()[0]?.focus();
    }
    // the only one left is the one meant
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
        <Field label="查找企业">
          <TextInput
            value={query}
            onChange={choosing.search}
            onKeyDown={enterList}
            prefix={<Search aria-hidden="true" />}
            placeholder="企业名称、编号或拼音首字母"
          />
        </Field>
      )}
      {problem && (
        <p className="ec-problem" role="alert">
          切换失败：{problem}
        </p>
      )}
      {found.length === 0 ? (
        <EmptyState
          title={query ? '没有符合条件的企业' : '您还不属于任何企业，请联系管理员'}
          action={query ? <Button onClick={() => choosing.search('')}>清除条件</Button> : undefined}
        />
      ) : (
        // keys move between the buttons; each of them is a control of its own
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons' keys bubble here
        <ul ref={list} className="ec-list" part="list" aria-label="我的企业" onKeyDown={move}>
          {found.map(row)}
        </ul>
      )}
    </>
  );
}
