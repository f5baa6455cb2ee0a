import type { EnterpriseShortInfo } from '../../../src/contract/login/login';
import { USER, type Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';

/** A gateway whose user belongs to `count` enterprises and can switch between them. */
export function enterpriseAnswers(count: number): Answers {
  const names = ['远航科技（上海）有限公司', '华东商贸集团', '北京鹏程实业', '西部能源股份'];
  let places = Array.from({ length: count }, (_, i): EnterpriseShortInfo => {
    const entName = `${names[i % names.length]}${i < names.length ? '' : `第${i}分公司`}`;
    return {
      staffNO: `S${i}`,
      staffName: '林静',
      enterpriseNum: `E${String(i + 1).padStart(3, '0')}`,
      entName,
      entShortName: entName.slice(0, 4),
      tMCNumber: 'T001',
      tMCName: '云程商旅',
      logoFileAddress: '',
      phone: '',
    };
  });
  return {
    verifyUserAuthSignForCloud: () => ({ ...USER, entAndTmcShortInfoList: places }),
    changeEnt: ({ companyNO }: { companyNO: string }) => {
      const chosen = places.find(({ enterpriseNum }) => enterpriseNum === companyNO);
      if (!chosen) throw refusal('enterpriseForeign');
      places = [chosen, ...places.filter((place) => place !== chosen)];
      return chosen;
    },
  };
}
