/** English of the messages about persons and their documents, by the Chinese ones of the gateway. */
export default {
  '儿童和婴儿须由成人陪同乘机，请添加成人乘机人':
    'Children and infants must travel with an adult: please add an adult passenger',
  '每位成人最多携带1名婴儿，请添加成人乘机人或减少婴儿':
    'Each adult may take one infant only: please add an adult or remove an infant',
  护照号码应为5至20位字母或数字: 'A passport number has 5 to 20 letters or digits',
  '军人证号码应为6至20位汉字、字母或数字': 'A military ID number has 6 to 20 characters, letters or digits',
  回乡证号码应为字母H或M加8位或10位数字: 'A Home Return Permit number is H or M with 8 or 10 digits',
  台胞证号码应为8至10位数字: 'A Taiwan Compatriot Permit number has 8 to 10 digits',
  '外国人永久居留身份证号码应为3位字母加12位数字，或9开头的18位号码':
    'A Foreign Permanent Resident ID number is 3 letters with 12 digits, or 18 digits from 9 on',
  请输入证件号码: 'Please enter the document number',
  '港澳台居民居住证号码应以810000、820000或830000开头':
    'A residence permit number for Hong Kong, Macao and Taiwan begins with 810000, 820000 or 830000',
  请选择证件类型: 'Please choose the type of document',
  请输入身份证号码: 'Please enter the ID number',
  身份证号码应为18位: 'An ID number has 18 characters',
  身份证号码应为17位数字加1位数字或字母X: 'An ID number is 17 digits and a digit or X',
  身份证号码的地区代码不正确: 'The region code of the ID number is not right',
  身份证号码中的出生日期不正确: 'The date of birth in the ID number is not right',
  '身份证号码有误，请核对后重新输入': 'The ID number is not right: please check it and enter it again',
  请输入11位手机号码: 'Please enter the mobile number of 11 digits',
  出生日期与证件号码不一致: 'The date of birth differs from that of the document number',
  性别与证件号码不一致: 'The gender differs from that of the document number',
  请添加乘机人: 'Please add a passenger',
  请输入乘机人姓名: 'Please enter the passenger’s name',
  请输入姓名: 'Please enter your name',
  请输入证件上的完整姓名: 'Please enter the full name on the document',
  '请按证件填写中文姓名，间隔号用“·”，生僻字起可用拼音，如王ZHE':
    'Please enter the Chinese name on the document, parts joined by “·”; from a rare character on, pinyin may be used',
  '请填写中文姓名，或按证件填写大写英文姓名“姓/名”，如ZHANG/SAN':
    'Please enter the Chinese name, or the name on the document in capitals as surname/given name, as in ZHANG/SAN',
  请选择出生日期: 'Please choose the date of birth',
  出生日期不正确: 'The date of birth is not right',
  出生日期不能晚于乘机日期: 'The date of birth cannot be after the day of travel',
  乘机当天未满14天的婴儿不能乘机: 'Infants under 14 days on the day of travel cannot fly',
  证件有效期不正确: 'The expiry date is not right',
  '证件在乘机当天已过期，请更换证件': 'The document has expired by the day of travel: please use another one',
  '乘机当天未满2周岁，请选择婴儿票': 'Under 2 years on the day of travel: please choose an infant ticket',
  '乘机当天已满12周岁，请选择成人票': '12 years or over on the day of travel: please choose an adult ticket',
  '乘机当天已满2周岁，请选择儿童票或成人票':
    '2 years or over on the day of travel: please choose a child or adult ticket',
  '每个订单最多{#most}位乘机人': 'An order has {#most} passengers at most',
  '{who}的证件相同，同一证件的乘客不能重复添加':
    '{who} have the same document: a passenger cannot be added twice',
};
