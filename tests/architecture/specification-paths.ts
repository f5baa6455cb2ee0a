/**
 * Paths of the calls in section 7 of the specification, written as the contract writes them: with a leading slash, and
 * with the service in front where the specification names the controller alone. Paths that it does not show have no
 * row.
 */
export const SPECIFICATION_PATHS: readonly string[] = [
  // 7.2 login and user
  ...under('/CLLOGINBUSSINFOADMINSERVICE/api/', [
    'userController/verifyUserAuthSignForCloud',
    'userController/getAuthSignByUserNoForCloud',
    'loginController/loginOut',
  ]),
  ...under('/cLBussInfoAdminService/api/tmcController/', [
    'queryEntSettingInfoForCloud',
    'updateEntSettingInfoForCloud',
    'queryEnterprisePageForCloud',
  ]),
  '/CLBUSSINFOADMINSERVICE/bussinfoadminservicepubapi/comment/changeEnt',
  ...under('/cLBussInfoAdminService/api/roleController/', [
    'querySubManagerList',
    'querySubManagerInfoByKeyId',
    'addSubManagerInfo',
    'alterSubManagerInfo',
    'deleteSubManagerInfo',
    'queryUserBusiRoleByUserkeyIdForCloud',
  ]),
  ...under('/cLBussInfoAdminService/api/staffController/', [
    'checkStaffExtInfo',
    'addOrUpdateStaffExtInfo',
    'queryStaffInfoVagueForCloud',
  ]),
  ...under('/cLBussInfoAdminService/api/menu/', ['queryMenu', 'commonMenuInsertOrUpdate']),
  '/CLMidPlatExtendedService/api/deviceInfo/insertOrUpdate',
  '/Home/getSettleMenuHandle',

  // 7.3 permissions
  ...under('/CLUNIVERSALPERMISSIONSERVICE/api/', [
    'PermissionController/queryPermissionListForBusiness',
    'PermissionController/queryPageMenu',
    'PermissionController/batchQueryPermissionListForBusiness',
    'ObjectController/queryObjectTree',
    'ObjectController/queryCustomObjectTree',
    'ObjectController/batchUpdateCustomObject',
    'PermissionController/queryFunAndDataPermissionForUse',
  ]),
  '/clpubapi/bookPermissionAPI/queryPermMember',

  // 7.4 adverts, wallet, SSO, logs, configuration
  '/CLMidPlatExtendedService/api/entAdsSetting/query',
  '/gwlogin/CLMIDPLATEXTENDEDSERVICE/api/entAdsSetting/query',
  '/CLTHIRDSSOWEBPAL/oauth/2.0/authorize',
  '/ApplicationLogService/api/logOperateController/addCommentLog',
  '/air-support/api/commonController/queryConfigParamInfo',
  '/HOTELSELLINTERFACEWEB/api/queryDicparamInfo',
  ...under('/TICKETSALETRADEINTEGRATION/jppubapi/positive/', ['getDictionaryParam', 'getSysParam']),
  ...under('/jspubapi/settlement/', ['queryDictionaryParamList', 'queryPersonConsumptionsFromESApply']),

  // 7.5 flight ordering
  ...under('/TICKETSALETRADEINTEGRATION/jppubapi/positive/', [
    'queryorderListOnPermission',
    'queryAirTicketDetailNew',
    'orderCancel',
    'queryRules',
    'queryPayMethod',
  ]),
  ...under('/TicketSaleTradeIntegration/payorder/', ['queryBookingPnrResult', 'payorder']),
  '/TICKETSALETRADEINTEGRATION/airticketRefund/h5RefundTicketDetailQueryGateWay',
  ...under('/TICKETSALETRADEINTEGRATION/changeApi/', [
    'queryChangeOrderDetailGateway',
    'applyChangeAirTicketGateway',
  ]),
  ...under('/clrefundticketbusiservice/airTicketReverse/', ['getTicketRefundReason', 'refundTicketApply']),
  ...under('/CLTicketChangeService/api/', [
    'changeOrderPay',
    'changeOrderRefund',
    'cancelChangeAirTicket',
    'queryChangeReason',
    'queryChangeFlightSec',
  ]),
  ...under('/CLAIRTICKETPRODUCTQUERYSERVICE/jppubapi/BaseData/', [
    'queryTicketRuleSec',
    'queryProductTagInfo',
    'queryProductBookingLimits',
  ]),
  ...under('/CLAirTicketExternalInteractionService/jppubapi/', [
    'docManager/queryDistributionSetting',
    'rapidDevelop/queryCompanyInfo',
  ]),
  ...under('/CLFILEMANAGESERVICE/api/fileUploadController/v1/', ['fileUpload', 'fileSearch']),

  // 7.6 standards and approvals
  '/CLStandardIntegrateService/api/overStandardConfig/queryStandardOverReason',
  ...under('/CLAIRTICKETSTANDARDSERVICE/jppubapi/standard/', [
    'submitOverStandardApprovalAuto',
    'submitApprovalApplyAuto',
    'judgeRefundTicketStandard',
    'submitRefundOverStandardApprovalAuto',
    'queryApplication',
    'queryStandardInfo',
    'queryMultipleStandardInfo',
    'submitChangeOverStandardApprovalAuto',
    'submitChangeApprovalApplyAuto',
    'v2/judgeChangeTicketStandard',
  ]),
  ...under('/clApproveIntegrateService/api/', [
    'approvalFlowController/queryTemplateTypes',
    'approvalConfigController/getListApprovalPathInfo',
  ]),
  ...under('/CLAPPROVEINTEGRATESERVICE/sppubapi/approval/', [
    'applicationQuery',
    'queryTravelPurpose',
    'queryTemplateTypes',
  ]),
];

/** Paths with a method other than POST. */
export const GET_PATHS: readonly string[] = ['/jspubapi/settlement/queryDictionaryParamList'];

/**
 * Paths without a call in the contract yet, by the area that will bring them. The list only shrinks: a new call removes
 * its path here.
 */
export const NOT_BUILT: Readonly<Record<string, readonly string[]>> = {};

function under(base: string, paths: readonly string[]): string[] {
  return paths.map((path) => base + path);
}
