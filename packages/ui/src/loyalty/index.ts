export type { PictureOutcome, UploadPicture } from "./IdentityPictureField/use-identity-picture.ts";
export {
  IdentityScreen,
  type IdentityRequest,
  type IdentityScreenProps,
} from "./IdentityScreen/IdentityScreen.tsx";
export {
  MembershipScreen,
  type MembershipRequest,
  type MembershipScreenProps,
} from "./MembershipScreen/MembershipScreen.tsx";
export type { PointList } from "./PointHistory/PointHistory.tsx";
export { TierList, type TierListProps } from "./TierList/TierList.tsx";
