/**
 * Examples from the providers' documentation. No provider publishes an example's secret, so an example proves what is signed, how it is
 * encoded and how it is parsed. The signature itself is tested against the algorithm that the same page names.
 */

/** VNPay, a payment URL. https://sandbox.vnpayment.vn/apis/docs/thanh-toan-pay/pay.html */
export const VNPAY_PAYMENT_URL =
  "https://sandbox.vnpayment.vn/paymentv2/vpcpay.html?vnp_Amount=1806000&vnp_Command=pay&vnp_CreateDate=20210801153333&vnp_CurrCode=VND&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=Thanh+toan+don+hang+%3A5&vnp_OrderType=other&vnp_ReturnUrl=https%3A%2F%2Fdomainmerchant.vn%2FReturnUrl&vnp_TmnCode=DEMOV210&vnp_TxnRef=5&vnp_Version=2.1.0&vnp_SecureHash=3e0d61a0c0534b2e36680b3f7277743e8784cc4e1d68fa7d276e79c23be7d6318d338b477910a27992f5057bb1582bd44bd82ae8009ffaf6d141219218625c42";

/** MoMo, a request for a payment page. https://developers.momo.vn/v3/docs/payment/api/wallet/onetime */
export const MOMO_CREATE = {
  partnerCode: "MOMOT5BZ20231213_TEST",
  requestType: "captureWallet",
  ipnUrl: "https://example.com/momo_ip",
  redirectUrl: "https://momo.vn/",
  orderId: "Partner_Transaction_ID_1721725424433",
  amount: "1000",
  orderInfo: "Thank you for your purchase at MoMo_test",
  requestId: "Request_ID_1721725424433",
  extraData: "eyJza3VzIjoiIn0=",
  signature: "5d9eae90a89b45731c7667e9056c95739eb5162a272dfc288aac6090e762b0b9",
  lang: "en",
};

/** MoMo, two notices (IPN). https://developers.momo.vn/v3/docs/payment/api/result-handling/notification */
export const MOMO_NOTICES = [
  {
    orderType: "momo_wallet",
    amount: 1000,
    partnerCode: "MOMOT5BZ20231213_TEST",
    orderId: "Partner_Transaction_ID_1721720620078",
    extraData: "eyJza3VzIjoiIn0=",
    signature: "7b9f4ca728076c32f16041cbc917ebf5e6e7359f0bde343dde3add69a518cf0d",
    transId: 4_088_878_653,
    responseTime: 1_721_720_663_942,
    resultCode: 0,
    message: "Successful.",
    payType: "qr",
    requestId: "Request_ID_1721720620078",
    orderInfo: "Thank you for your purchase at MoMo_test",
  },
  {
    partnerCode: "MOMOIOLD20190129",
    orderId: "01234567890123451633504872421",
    requestId: "01234567890123451633504872421",
    amount: 1000,
    orderInfo: "Test Thue 1234556",
    orderType: "momo_wallet",
    transId: 2_588_659_987,
    resultCode: 0,
    message: "Giao dịch thành công.",
    payType: "qr",
    responseTime: 1_633_504_902_954,
    extraData: "eyJyZXN1bHRfbmFtZXNwYWNlIjoidW1hcmtldCIsImVycm9yIjoiIiwic3RhdGUiOjZ9",
    signature: "90482b3881bdf863d5f61ace078921bbc6dbb58b2fded35261c71c9af3b1ce4f",
  },
];
