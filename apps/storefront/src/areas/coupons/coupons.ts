export const COUPONS_A_PAGE = 20;
