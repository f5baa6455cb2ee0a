import type { StaffTraveller } from '../../../../src/contract/staff';
import type { FrequentTraveller, OrderFormInfo } from '../../../../src/contract/travellers/travellers';

export function staff(change: Partial<StaffTraveller> = {}): StaffTraveller {
  return {
    staffName: '林静',
    staffNO: 'S0001',
    identityCardNO: '11010519491231002X',
    identityCardType: 0,
    sexTem: 1,
    birthDay: '1949-12-31',
    nationality: 'CN',
    phone: '13800000001',
    passengerTypeID: 1,
    source: 1,
    companyNO: 'E001',
    deptNO: 'D01',
    deptName: '研发部',
    positionName: '工程师',
    costCenterNO: 'C1',
    accountingEntityNO: 'A1',
    documents: [
      {
        cardType: change.identityCardType ?? 0,
        cardNo: change.identityCardNO ?? '11010519491231002X',
        holderName: '',
        validUntil: '',
      },
    ],
    canReveal: false,
    ...change,
  };
}

export function orderFormInfo(change: Partial<OrderFormInfo> = {}): OrderFormInfo {
  return {
    canBookColleagues: true,
    canBookOutsiders: true,
    costCenterList: [
      { no: 'C1', name: '研发费用' },
      { no: 'C2', name: '销售费用' },
    ],
    accountingEntityList: [{ no: 'A1', name: '远航科技（上海）有限公司' }],
    departmentList: [{ no: 'D01', name: '研发部' }],
    projectList: [{ no: 'X1', name: '数字化平台二期' }],
    defaultCost: { costCenterNo: 'C1', accountingEntityNo: 'A1', deptNo: 'D01', projectNo: '' },
    insuranceList: [
      {
        productNo: 'B1',
        productName: '航空意外险',
        insurerName: '安途财险',
        coverage: '飞机意外保额100万元',
        price: 2000,
        minAge: 0,
        maxAge: 80,
      },
    ],
    serviceFee: 0,
    requestRequired: false,
    wishText: '',
    ...change,
  };
}

export function frequentTraveller(change: Partial<FrequentTraveller> = {}): FrequentTraveller {
  return {
    contactNO: 'T0000000001',
    passagerName: '陈小朵',
    sexTem: 1,
    birthDay: '2019-06-15',
    nationality: 'CN',
    phone: '138****0001',
    documents: [{ cardType: 0, cardNo: '110*************26', holderName: '', validUntil: '' }],
    ...change,
  };
}
