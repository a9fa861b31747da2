export { deliverNotice } from "./deliver-notice.ts";
export { remindOfCoupon, remindOfEndingCoupons } from "./ending-coupons.ts";
export { forgetNotices } from "./forget-notices.ts";
export { openNoticeHub } from "./notice-hub.ts";
export { writeNotice, writeNotices, type NewNotice } from "./write-notice.ts";
