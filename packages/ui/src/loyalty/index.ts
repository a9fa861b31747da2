export type { OpenCamera } from "./DocumentCamera/index.ts";
export type { PictureOutcome, UploadPicture } from "./IdentityPictureField/index.ts";
export * from "./IdentityScreen/index.ts";
export * from "./MembershipScreen/index.ts";
export type { PointList } from "./PointHistory/index.ts";
