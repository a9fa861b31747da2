import type { CouponValueType } from "@sen/api";

/** Kinds of requests after a purchase. Spec §3, enumerations. */
export const RequestType = { return: 0, refund: 1, complaint: 2, cancel: 3 } as const;
export type RequestType = (typeof RequestType)[keyof typeof RequestType];

/** How an order was cancelled. Spec §4, cancellation kinds. */
export const CancellationKind = { cancel: 1, return: 2, deliveryFail: 3 } as const;
export type CancellationKind = (typeof CancellationKind)[keyof typeof CancellationKind];

/** How a parcel is delivered. Spec §4, delivery types. */
export const DELIVERY_TYPES = ["normal", "express", "shop", "go_to_mall"] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** How a coupon's value applies; see `couponDiscount`. Spec §4, coupon value types. */
export const COUPON_VALUE_TYPES = ["fixed", "percent", "flat"] as const satisfies readonly CouponValueType[];

/** Spec §3, occupations 1 to 5, in display order. */
export const Occupation = { housewife: 1, officeWorker: 2, freelancer: 3, student: 4, other: 5 } as const;
export type Occupation = (typeof Occupation)[keyof typeof Occupation];

/** Spec §3, ID types. */
export const IdentityType = { idCard: 0, passport: 1 } as const;
export type IdentityType = (typeof IdentityType)[keyof typeof IdentityType];

/** The cities that membership offers. Spec §3. */
export const CITIES = ["ho_chi_minh", "ha_noi", "binh_duong", "hai_phong"] as const;
export type City = (typeof CITIES)[number];

/** Spec §3, support categories 1 to 9: the number is part of `/support/category/{1..9}`. */
export const SupportCategory = {
  delivery: 1,
  refund: 2,
  payment: 3,
  discount: 4,
  cancelOrder: 5,
  other: 6,
  complaint: 7,
  store: 8,
  order: 9,
} as const;
export type SupportCategory = (typeof SupportCategory)[keyof typeof SupportCategory];

/** Internal roles. Spec §6; no staff screens are shown. */
export const StaffRole = { superAdmin: 1, mallAdmin: 2, headTenant: 3, staff: 4, brand: 8 } as const;
export type StaffRole = (typeof StaffRole)[keyof typeof StaffRole];

/** Mall ids of the location catalogue, in its order. Spec §3. */
export const CATALOGUE_MALL_IDS = [8, 6, 9, 15, 16, 20] as const;
