export type { PictureOutcome, UploadPicture } from "./IdentityPictureField/use-identity-picture.ts";
export * from "./IdentityScreen/IdentityScreen.tsx";
export * from "./MembershipScreen/MembershipScreen.tsx";
export type { PointList } from "./PointHistory/PointHistory.tsx";
export * from "./TierList/TierList.tsx";
