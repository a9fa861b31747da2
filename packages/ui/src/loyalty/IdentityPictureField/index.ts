export { IdentityPictureField } from "./IdentityPictureField.tsx";
export { useIdentityPicture, type PictureOutcome, type UploadPicture } from "./use-identity-picture.ts";
