import { defineTexts, type TextsOf } from '../../texts/texts';

const chinese = {
  alone: '儿童和婴儿须由成人陪同乘机，请添加成人乘机人',
  infants: '每位成人最多携带1名婴儿，请添加成人乘机人或减少婴儿',
  passport: '护照号码应为5至20位字母或数字',
  militaryId: '军人证号码应为6至20位汉字、字母或数字',
  homeReturnPermit: '回乡证号码应为字母H或M加8位或10位数字',
  taiwanPass: '台胞证号码应为8至10位数字',
  foreignResident: '外国人永久居留身份证号码应为3位字母加12位数字，或9开头的18位号码',
  cardNo: '请输入证件号码',
  hkMoTwResident: '港澳台居民居住证号码应以810000、820000或830000开头',
  cardType: '请选择证件类型',
  idCard: '请输入身份证号码',
  idCardLength: '身份证号码应为18位',
  idCardForm: '身份证号码应为17位数字加1位数字或字母X',
  idCardRegion: '身份证号码的地区代码不正确',
  idCardBirthDay: '身份证号码中的出生日期不正确',
  idCardWrong: '身份证号码有误，请核对后重新输入',
  phone: '请输入11位手机号码',
  otherBirthDay: '出生日期与证件号码不一致',
  otherSex: '性别与证件号码不一致',
  nobody: '请添加乘机人',
  name: '请输入乘机人姓名',
  ownName: '请输入姓名',
  nameShort: '请输入证件上的完整姓名',
  nameChinese: '请按证件填写中文姓名，间隔号用“·”，生僻字起可用拼音，如王ZHE',
  nameLatin: '请填写中文姓名，或按证件填写大写英文姓名“姓/名”，如ZHANG/SAN',
  birthDay: '请选择出生日期',
  birthDayWrong: '出生日期不正确',
  birthDayLate: '出生日期不能晚于乘机日期',
  tooYoung: '乘机当天未满14天的婴儿不能乘机',
  validUntilWrong: '证件有效期不正确',
  expired: '证件在乘机当天已过期，请更换证件',
  infantTicket: '乘机当天未满2周岁，请选择婴儿票',
  adultTicket: '乘机当天已满12周岁，请选择成人票',
  childTicket: '乘机当天已满2周岁，请选择儿童票或成人票',
  tooMany: (most: number) => `每个订单最多${most}位乘机人`,
  sameDocument: (who: readonly string[]) => `${who.join('、')}的证件相同，同一证件的乘客不能重复添加`,
};

export type PassengerTexts = TextsOf<typeof chinese>;

/** Messages about a passenger or a party. */
export const passengerTexts = defineTexts('passengers', chinese, () => import('./texts.en'));
